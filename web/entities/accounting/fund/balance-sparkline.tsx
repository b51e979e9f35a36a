import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { Sparkline } from '#kit/chart/sparkline.tsx';
import { formatDate, formatMoney } from '#kit/format.ts';

interface HeldLineProps {
  /** Balances at the end of each day. */
  balances: readonly string[];
  /** The date of the first balance. */
  first: string | undefined;
  currency: string;
  size?: 'word' | 'own';
}

/** A chart of daily balances. */
export function BalanceSparkline({ balances, first, currency, size = 'word' }: HeldLineProps): ReactNode {
  const t = usePhrases();
  const label = t(($) => $.common.dashboard.from_to, {
    from: formatMoney(balances[0], currency),
    to: formatMoney(balances.at(-1), currency),
    first: formatDate(first),
  });
  return <Sparkline values={balances} label={label} size={size} />;
}
