import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listSupplierWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { isPositive, isZero, negate } from '@hakobu/contract/kernel/decimal.ts';
import { currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { can } from '#kit/document/document-actions.tsx';
import { MoneySummary } from '#kit/document/money-summary.tsx';
import { formatMoney } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Money } from '#kit/values.tsx';
import { openAmount, overpaidAmount } from '#entities/accounting/debt/clearing.ts';
import { PaySupplier } from '#entities/payment/pay-supplier.tsx';
import { RefundButton } from '#entities/payment/refund-button.tsx';
import { GrantButtons } from './grant-buttons.tsx';
import type { Purchase } from './purchase.ts';

/** Costs and payment of a purchase, for those who may read them. */
export function PurchaseMoney({
  purchase,
  paidAbove = false,
}: {
  purchase: Purchase;
  /** The next step of the page offers the payment. */
  paidAbove?: boolean;
}): ReactNode {
  const t = usePhrases();
  const { total, paid, debited, outstanding, unsolved } = purchase;
  if (total === null || paid === null || debited === null || outstanding === null || unsolved === null)
    return null;
  return (
    <Section
      title={t(($) => $.common.section.money)}
      actions={
        <>
          <GrantButtons purchase={purchase} />
          {!paidAbove && <PayPurchase purchase={purchase} />}
          {can(purchase.actions, 'pay') && (
            <RefundButton
              kind="payment_purchase_refund"
              party={{ type: 'supplier', id: purchase.supplier_id }}
              receipt={{ type: 'purchase', id: purchase.id }}
              currency={currencyOf(purchase)}
              surplus={overpaidAmount({ unsolved })}
            />
          )}
        </>
      }
    >
      <MoneySummary
        titles={{
          debited: t(($) => $.order.purchase.field.debited),
          outstanding: t(($) => $.order.purchase.field.outstanding),
        }}
        lines={[
          {
            label: t(($) => $.common.field.total),
            currency: purchase.currency_id,
            ...{ total, paid, debited, outstanding, unsolved },
          },
        ]}
      />
      <Split purchase={purchase} />
    </Section>
  );
}

/** The parts of the total; parts other than goods only if they apply. */
function Split({ purchase }: { purchase: Purchase }): ReactNode {
  const t = usePhrases();
  const { currency_id, sub_total, tax, discount_tax, balance, additional_cost, compensation } = purchase;
  const less = (value: string | null) => value !== null && negate(value);
  const parts = [
    [t(($) => $.order.purchase.field.sub_total), sub_total],
    [t(($) => $.order.order.field.tax), tax],
    [t(($) => $.order.purchase.field.discount_tax), less(discount_tax)],
    [t(($) => $.common.field.goods_money), balance, 'always'],
    [t(($) => $.common.field.additional_cost), additional_cost],
    // Compensation that does not reduce the price of the purchase is shown as an addition.
    [
      t(($) => $.order.purchase.field.compensation),
      purchase.compensation_cuts_price ? less(compensation) : compensation,
    ],
  ] as const;
  return (
    <Facts
      rows={parts.map(
        ([label, value, always]) =>
          value !== null &&
          value !== false &&
          (!isZero(value) || always !== undefined) && [
            label,
            <Money key={label} value={value} currency={currency_id} />,
          ],
      )}
    />
  );
}

const currencyOf = ({ currency_id }: Purchase): CurrencyId =>
  currencyIds.find((one) => one === currency_id) ?? 'JPY';

/**
 * Transfers money to the supplier's wallet and pays the purchase from it in one request. A balance the
 * supplier already has is used first.
 */
export function PayPurchase({ purchase }: { purchase: Purchase }): ReactNode {
  const { outstanding, unsolved } = purchase;
  if (outstanding === null || unsolved === null || !can(purchase.actions, 'pay')) return null;
  const open = openAmount({ outstanding, unsolved });
  return isPositive(open) && <PayButton purchase={purchase} open={open} />;
}

function PayButton({
  purchase,
  open,
}: {
  purchase: Purchase;
  /** The unpaid amount and debt. */
  open: string;
}): ReactNode {
  const t = usePhrases();
  const { id, supplier_id } = purchase;
  const currency = currencyOf(purchase);
  const reading = useCall(listSupplierWallets, {
    query: { filter: { walletable_id: supplier_id, currency_id: currency } },
  });
  if (reading.data === undefined) return <QueryStatus of={reading} shape="lines" />;
  const advance = reading.data.data[0]?.available ?? '0';
  return (
    <>
      {isPositive(advance) && (
        <Text size="sm" c="dimmed">
          {t(($) => $.order.purchase.message.advance, { amount: formatMoney(advance, currency) })}
        </Text>
      )}
      <FormButton
        label={t(($) => $.common.act.pay)}
        title={`${t(($) => $.common.act.pay)}: ${t(($) => $.common.field.purchase)}`}
      >
        {(close) => (
          <PaySupplier
            supplierId={supplier_id}
            receipt={{ type: 'purchase', id }}
            due={open}
            {...{ currency, advance }}
            onDone={close}
          />
        )}
      </FormButton>
    </>
  );
}
