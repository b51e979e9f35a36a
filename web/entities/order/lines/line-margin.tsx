import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { add, isNegative, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatMoney } from '#kit/format.ts';
import { costOf, linesWithProduct, marginOf, type DraftLine } from './draft-line.ts';

/** Says before saving that a line is sold below cost. For those who may see cost. */
export function BelowCost({
  line,
  currency,
}: {
  line: Parameters<typeof marginOf>[0];
  currency: CurrencyId;
}): ReactNode {
  const t = usePhrases();
  const margin = marginOf(line, currency);
  if (margin === undefined || !isNegative(margin)) return null;
  return (
    <Text size="xs" role="note" c="var(--minus)">
      {t(($) => $.order.order_item.message.below_cost, {
        cost: formatMoney(costOf(line, currency), currency),
        margin: formatMoney(margin, currency),
      })}
    </Text>
  );
}

/** The margin of the lines whose cost is known, and how many of them are sold below cost. */
export function LinesMargin({
  lines,
  currency,
}: {
  lines: readonly DraftLine[];
  currency: CurrencyId;
}): ReactNode {
  const t = usePhrases();
  const margins = linesWithProduct(lines)
    .map((line) => marginOf(line, currency))
    .filter((margin): margin is Decimal => margin !== undefined);
  if (margins.length === 0) return null;
  const margin = add('0', ...margins);
  const below = margins.filter(isNegative).length;
  return (
    <>
      <Text size="xs" className="figure" c={isNegative(margin) ? 'var(--minus)' : 'dimmed'}>
        {t(($) => $.order.order_distribution.field.margin)}: {formatMoney(margin, currency)}
      </Text>
      {below > 0 && (
        <Text size="xs" role="note" c="var(--minus)">
          {t(($) => $.order.order_item.message.lines_below_cost, { count: below })}
        </Text>
      )}
    </>
  );
}
