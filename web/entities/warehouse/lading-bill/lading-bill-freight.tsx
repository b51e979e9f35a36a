import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { MoneySummary } from '#kit/document/money-summary.tsx';
import { formatNumber } from '#kit/format.ts';
import { Facts, Section } from '#kit/page.tsx';
import { Money } from '#kit/values.tsx';
import { Reference } from '#kit/reference.tsx';
import { chargeRanges, chargeTypes, freightOf, isByValue, type LadingBill } from './lading-bill.ts';

const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label;

/** The freight of a bill and its calculation. */
export function LadingBillFreight({ bill }: { bill: LadingBill }): ReactNode {
  const t = usePhrases();
  const explained = bill.price_explained;
  const missing = explained?.missing;
  const borne = [...new Set((bill.shares ?? []).flatMap(({ contract_id }) => contract_id ?? []))];
  return (
    <Section title={t(($) => $.common.field.freight)}>
      <Facts
        rows={[
          [
            t(($) => $.warehouse.lading_bill.field.charge_by),
            labelIn(chargeTypes(), bill.type_freight_charge),
          ],
          [
            t(($) => $.warehouse.lading_bill.field.charge_range),
            labelIn(chargeRanges(), bill.type_freight_range),
          ],
          isByValue(bill, bill.pivot_boxes) && [
            t(($) => $.warehouse.lading_bill.log.declared_value),
            <Money key="declared" value={bill.declared_value} currency={bill.currency_id} />,
          ],
          [t(($) => $.warehouse.lading_bill.field.price_list), priceList(explained)],
          [
            t(($) => $.warehouse.lading_bill.field.freight_charge_pay_for_order),
            bill.freight_charge_pay_for_order ? '✓' : null,
          ],
          borne.length > 0 && [
            t(($) => $.common.field.contract),
            borne.map((id) => <Reference key={id} of="contract" id={id} />),
          ],
          [t(($) => $.common.field.measure), formatNumber(bill.freight_range)],
          [
            t(($) => $.warehouse.lading_bill.field.rate),
            bill.freight_rate && <Money key="rate" value={bill.freight_rate} currency={bill.currency_id} />,
          ],
          [
            t(($) => $.common.field.discount),
            <Money key="discount" value={bill.discount} currency={bill.currency_id} />,
          ],
        ]}
      />
      {typeof missing === 'string' && (
        <Text size="sm" c="red.8" mt={4}>
          {t(($) => $.warehouse.lading_bill.message.no_freight, { nearest: missing })}
        </Text>
      )}
      <MoneySummary lines={[{ ...freightOf(bill), label: t(($) => $.common.field.freight) }]} />
    </Section>
  );
}

/** The price list that determined the rate; a pencil for a manual rate. */
const priceList = (explained: LadingBill['price_explained']): string | null =>
  typeof explained?.price === 'string' ? explained.price : explained?.by_hand === true ? '✎' : null;
