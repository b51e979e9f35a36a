import type { ReactNode } from 'react';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { BalanceSparkline } from './balance-sparkline.tsx';

export type BalanceHistory = ResponseOf<typeof moneyByDay> | undefined;

/** A cash fund or bank account. */
export interface MoneyPlace {
  type: 'fund' | 'card';
  id: number;
  currency: string;
}

interface BalanceLineProps {
  place: MoneyPlace;
  /** Balances of all funds and bank accounts by day; undefined while loading. */
  history: BalanceHistory;
  size?: 'word' | 'own';
}

/** The balances at the end of each day; undefined for an account without postings. */
const balancesOf = (went: BalanceHistory, { type, id }: MoneyPlace): readonly string[] =>
  went?.accounts.find((one) => one.party_type === type && one.party_id === id)?.held ?? [];

/** The sparkline of an account's balance. */
export function BalanceLine({ place, history, size = 'word' }: BalanceLineProps): ReactNode {
  const held = balancesOf(history, place);
  if (held.length === 0) return history !== undefined && size === 'own' && '–';
  return (
    <BalanceSparkline balances={held} first={history?.data[0]?.day} currency={place.currency} size={size} />
  );
}
