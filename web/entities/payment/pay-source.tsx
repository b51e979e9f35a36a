import type { ReactNode } from 'react';
import {
  creditCurrency,
  creditOrder,
} from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import type { CreditType } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { isPositive, least, negate, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useData } from '#client/hooks.ts';
import { can } from '#kit/document/document-actions.tsx';
import { formatDate, formatMoney } from '#kit/format.ts';
import { Choice } from '#kit/inputs/inputs.tsx';
import { Facts } from '#kit/page.tsx';
import { Money } from '#kit/values.tsx';

/** The credits of an order that can pay a kind of cost. */
export function useCredits(order: string | undefined, kind: string) {
  const type = kind in creditCurrency ? (kind as CreditType) : undefined;
  const found = useData(
    creditOrder.list,
    { query: { filter: { order_id: order, type } } },
    {
      enabled: order !== undefined && type !== undefined && may({ resource: 'credit_order', action: 'read' }),
    },
  );
  return (found?.data ?? []).filter(
    ({ actions, available_amount }) => can(actions, 'draw') && isPositive(available_amount),
  );
}
export type Credits = ReturnType<typeof useCredits>;

/** Chooses between wallet and credits of the order; hidden without credits. */
export function PaySource({
  credits,
  currency,
  due,
  value,
  onChange,
}: {
  credits: Credits;
  currency: CurrencyId;
  due: string;
  value: string;
  onChange: (credit: string, amount: string) => void;
}): ReactNode {
  const t = usePhrases();
  if (credits.length === 0) return null;
  return (
    <Choice
      label={t(($) => $.accounting.payment.field.source)}
      value={value}
      all={t(($) => $.common.field.wallet)}
      options={credits.map(({ id, available_amount, payment_due_date }) => ({
        value: String(id),
        label: [
          t(($) => $.accounting.credit_order.name),
          formatMoney(available_amount, currency),
          formatDate(payment_due_date),
        ].join(' · '),
      }))}
      onChange={(credit) => {
        const room = credits.find(({ id }) => String(id) === credit)?.available_amount ?? due;
        onChange(credit, least(due, room));
      }}
    />
  );
}

/** Amount due, remainder after this payment, and shortfall of the wallet. */
export function PayFacts({
  due,
  amount,
  lacking,
  currency,
}: {
  due: string;
  amount: string;
  lacking: string | undefined;
  currency: CurrencyId;
}): ReactNode {
  const t = usePhrases();
  const rest = subtract(due, amount);
  const money = (value: string) => <Money value={value} currency={currency} />;
  return (
    <Facts
      rows={[
        [t(($) => $.accounting.payment.field.due), money(due)],
        isPositive(rest) && [t(($) => $.accounting.payment.field.rest), money(rest)],
        lacking !== undefined && [t(($) => $.accounting.payment.field.lacking), money(negate(lacking))],
      ]}
    />
  );
}
