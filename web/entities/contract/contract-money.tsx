import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { MoneySummary, type MoneyLine } from '#kit/document/money-summary.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { Money } from '#kit/values.tsx';
import type { Contract } from './contract.ts';

/** The agreed amount beside those of its orders, and the freight that the contract bears. */
export function ContractMoney({ contract }: { contract: Contract }): ReactNode {
  const t = usePhrases();
  const { service_fee, service_fee_currency_id, purchase_cost, purchase_cost_currency_id } = contract;
  const labels: Record<string, string> = {
    purchase_cost: t(($) => $.common.field.goods_money),
    service_fee: t(($) => $.common.field.service_fee),
  };
  const ofOrders = (contract.sums ?? []).filter(({ kind }) => kind in labels);
  const freight: MoneyLine = {
    label: t(($) => $.common.field.freight),
    currency: 'VND',
    total: contract.freight_charge,
    paid: contract.freight_charge_paid,
    debited: contract.freight_charge_debited,
    outstanding: contract.freight_charge_outstanding,
    unsolved: contract.freight_charge_unsolved,
  };
  return (
    <Section title={t(($) => $.common.section.money)}>
      <MoneySummary
        lines={[
          ...ofOrders.map(({ kind, currency_id: currency, ...figures }) => ({
            label: `${labels[kind]} (${currency})`,
            currency,
            ...figures,
          })),
          freight,
        ]}
      />
      <Facts
        rows={[
          [
            t(($) => $.order.contract.agreed.service_fee),
            <Money key="fee" value={service_fee} currency={service_fee_currency_id} />,
          ],
          [
            t(($) => $.order.contract.log.purchase_cost),
            <Money key="cost" value={purchase_cost} currency={purchase_cost_currency_id} />,
          ],
          [
            t(($) => $.common.field.discount),
            <Money key="discount" value={contract.discount} currency="VND" />,
          ],
        ]}
      />
    </Section>
  );
}
