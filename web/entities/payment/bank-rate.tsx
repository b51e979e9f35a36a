import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { big, isPositive, ratio } from '@hakobu/contract/kernel/decimal.ts';
import { previewPrice } from '@hakobu/contract/product/price/price.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useData } from '#client/hooks.ts';
import { formatNumber } from '#kit/format.ts';
import { RateLine } from './rate-line.tsx';

/** The usual difference between a bank's rate and the published one, in per cent. */
const USUAL = 1;

interface Counted {
  amount: string;
  currency: string;
  /** The value in VND by the bank; empty if unknown. */
  base: string;
  day: string;
}

/** The bank's rate and the published rate with their difference, marked beyond the usual one. */
export function BankRate({ amount, currency, base, day }: Counted): ReactNode {
  const t = usePhrases();
  const isTold = [amount, base].every((text) => text !== '' && isPositive(text));
  const found = useData(
    previewPrice,
    { query: { plain: { group_type: 'exchange-rates', date: day, from: currency, to: 'VND' } } },
    { enabled: isTold && day !== '' && may({ resource: 'price', action: 'read' }) },
  );
  if (!isTold) return null;
  const published = found?.bracket?.value;
  const apart =
    published === undefined
      ? undefined
      : ratio(big(base).div(amount).minus(published).times(100), big(published), 2);
  return (
    <div>
      <RateLine {...{ amount, currency }} to_amount={base} to="VND" />
      {published !== undefined && apart !== undefined && (
        <Text size="sm" {...(big(apart).abs().gt(USUAL) ? { c: 'red', role: 'alert' } : { c: 'dimmed' })}>
          {t(($) => $.accounting.transaction.message.published, {
            rate: formatNumber(published, 4),
            percent: formatNumber(apart, 2),
          })}
        </Text>
      )}
    </div>
  );
}
