import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { big, isPositive, ratio } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatNumber } from '#kit/format.ts';

interface Rate {
  amount: string;
  currency: string;
  to_amount: string;
  to: string;
}

/** The exchange rate that results from both typed amounts. */
export function RateLine({ amount, currency, to_amount, to }: Rate): ReactNode {
  const t = usePhrases();
  if (amount === '' || to_amount === '' || !isPositive(amount) || !isPositive(to_amount)) return null;
  const [less, lessIn, more, moreIn] = big(amount).lt(to_amount)
    ? [amount, currency, to_amount, to]
    : [to_amount, to, amount, currency];
  return (
    <Text size="sm" c="dimmed">
      {t(($) => $.accounting.transaction.field.rate)}: 1 {lessIn} ={' '}
      {formatNumber(ratio(big(more), big(less), 4), 4)} {moreIn}
    </Text>
  );
}
