import type { ReactNode } from 'react';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { Sparkline } from '#kit/chart/sparkline.tsx';
import { formatDate, formatMoney } from '#kit/format.ts';

export type Went = ResponseOf<typeof moneyByDay> | undefined;

/** A fund or a bank account of ours. */
export interface MoneyPlace {
  type: 'fund' | 'card';
  id: number;
  currency: string;
}

interface BalanceLineProps {
  place: MoneyPlace;
  /** How the money of all places went; nothing until it has come. */
  went: Went;
  size?: 'word' | 'own';
}

/** What a place held at the end of each day; nothing where money never was on it. */
const heldOf = (went: Went, { type, id }: MoneyPlace): readonly string[] =>
  went?.accounts.find((one) => one.party_type === type && one.party_id === id)?.held ?? [];

/** How the balance of a place went. */
export function BalanceLine({ place, went, size = 'word' }: BalanceLineProps): ReactNode {
  const t = usePhrases();
  const held = heldOf(went, place);
  const [from, to] = [held[0], held.at(-1)];
  if (from === undefined || to === undefined) return went !== undefined && size === 'own' && '–';
  const label = t(($) => $.common.dashboard.from_to, {
    from: formatMoney(from, place.currency),
    to: formatMoney(to, place.currency),
    first: formatDate(went?.data[0]?.day),
  });
  return <Sparkline values={held} label={label} size={size} />;
}
