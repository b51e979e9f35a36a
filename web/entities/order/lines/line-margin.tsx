import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { add, isNegative, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatMoney } from '#kit/format.ts';
import { costOf, linesWithProduct, marginOf, type DraftLine } from './draft-line.ts';

/** Says that a line is sold below cost, with the figures for those who may see cost. */
export function BelowCost({
  cost,
  margin,
  currency,
}: {
  cost?: Decimal | undefined;
  margin?: Decimal | undefined;
  currency: string;
}): ReactNode {
  const t = usePhrases();
  return (
    <Text size="xs" role="note" c="var(--minus)">
      {cost === undefined || margin === undefined
        ? t(($) => $.order.order_item.message.is_below_cost)
        : t(($) => $.order.order_item.message.below_cost, {
            cost: formatMoney(cost, currency),
            margin: formatMoney(margin, currency),
          })}
    </Text>
  );
}

/** The same for a line that is not saved yet. */
export const DraftBelowCost = ({
  line,
  currency,
}: {
  line: Parameters<typeof marginOf>[0];
  currency: CurrencyId;
}): ReactNode => (
  <BelowCost cost={costOf(line, currency)} margin={marginOf(line, currency)} currency={currency} />
);

/** The margin of the lines whose cost is known, and how many of them are sold below cost. */
export function LinesMargin({
  lines,
  below,
  currency,
}: {
  lines: readonly DraftLine[];
  /** How many. */
  below: number;
  currency: CurrencyId;
}): ReactNode {
  const t = usePhrases();
  const margins = linesWithProduct(lines)
    .map((line) => marginOf(line, currency))
    .filter((margin): margin is Decimal => margin !== undefined);
  const margin = add('0', ...margins);
  return (
    <>
      {margins.length > 0 && (
        <Text size="xs" className="figure" c={isNegative(margin) ? 'var(--minus)' : 'dimmed'}>
          {t(($) => $.order.order_distribution.field.margin)}: {formatMoney(margin, currency)}
        </Text>
      )}
      {below > 0 && (
        <Text size="xs" role="note" c="var(--minus)">
          {t(($) => $.order.order_item.message.lines_below_cost, { count: below })}
        </Text>
      )}
    </>
  );
}
