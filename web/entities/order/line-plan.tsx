import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { add, compare, isNegative, negate, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatMoney } from '#kit/format.ts';
import { Facts } from '#kit/page.tsx';
import { BelowCost } from './lines/line-margin.tsx';
import type { Order } from './order.ts';

export type OrderLine = NonNullable<Order['items']>[number];

/** Shows the effect of a line change on the money before it is saved: the new total and the refund. */
export function LinePlan({
  order: { purchase_cost_unsolved },
  line: { balance, currency_id },
  preview: { data, error },
}: {
  order: Order;
  line: OrderLine;
  preview: {
    data: Pick<OrderLine, 'balance' | 'cost' | 'margin' | 'below_cost'> | undefined;
    error: Error | null;
  };
}): ReactNode {
  const t = usePhrases();
  if (error !== null)
    return (
      <Text size="sm" c="var(--minus)">
        {error.message}
      </Text>
    );
  if (data === undefined || compare(data.balance, balance) === 0) return null;
  const unsolved = add(purchase_cost_unsolved, subtract(data.balance, balance));
  const { cost, margin } = data;
  return (
    <>
      <Facts
        rows={[
          [
            t(($) => $.common.field.total),
            `${formatMoney(balance, currency_id)} → ${formatMoney(data.balance, currency_id)}`,
          ],
          isNegative(unsolved) && [
            t(($) => $.order.order.act.refund),
            formatMoney(negate(unsolved), currency_id),
          ],
          margin !== null && [
            t(($) => $.order.order_distribution.field.margin),
            formatMoney(margin, currency_id),
          ],
        ]}
      />
      {data.below_cost === true && (
        <BelowCost cost={cost ?? undefined} margin={margin ?? undefined} currency={currency_id} />
      )}
    </>
  );
}
