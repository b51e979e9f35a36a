import type { ReactNode } from 'react';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { BalanceSparkline } from './balance-sparkline.tsx';

export type BalanceHistory = ResponseOf<typeof moneyByDay> | undefined;

/** A fund or a bank account of ours. */
export interface MoneyPlace {
  type: 'fund' | 'card';
  id: number;
  currency: string;
}

interface BalanceLineProps {
  place: MoneyPlace;
  /** How the money of all places went; nothing until it has come. */
  history: BalanceHistory;
  size?: 'word' | 'own';
}

/** What a place held at the end of each day; nothing where money never was on it. */
const balancesOf = (went: BalanceHistory, { type, id }: MoneyPlace): readonly string[] =>
  went?.accounts.find((one) => one.party_type === type && one.party_id === id)?.held ?? [];

/** How the balance of a place went. */
export function BalanceLine({ place, history, size = 'word' }: BalanceLineProps): ReactNode {
  const held = balancesOf(history, place);
  if (held.length === 0) return history !== undefined && size === 'own' && '–';
  return (
    <BalanceSparkline balances={held} first={history?.data[0]?.day} currency={place.currency} size={size} />
  );
}
