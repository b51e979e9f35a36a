import type { ReactNode } from 'react';
import { isNegative, negate } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatMoney } from '#kit/format.ts';
import { Facts } from '#kit/page.tsx';
import type { Purchase } from './purchase.ts';

/** The total of a purchase before and after a correction, and what then remains to be paid or refunded. */
export function CostEffect({
  purchase,
  total,
  unsolved,
}: {
  purchase: Purchase;
  total: string;
  unsolved: string;
}): ReactNode {
  const t = usePhrases();
  const { currency_id } = purchase;
  return (
    <Facts
      rows={[
        [
          t(($) => $.common.field.total),
          `${formatMoney(purchase.total, currency_id)} → ${formatMoney(total, currency_id)}`,
        ],
        isNegative(unsolved)
          ? [t(($) => $.order.order.act.refund), formatMoney(negate(unsolved), currency_id)]
          : [t(($) => $.common.field.unsolved), formatMoney(unsolved, currency_id)],
      ]}
    />
  );
}
