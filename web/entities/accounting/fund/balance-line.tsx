import type { ReactNode } from 'react';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { HeldLine } from './held-line.tsx';

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
  const held = heldOf(went, place);
  if (held.length === 0) return went !== undefined && size === 'own' && '–';
  return <HeldLine held={held} first={went?.data[0]?.day} currency={place.currency} size={size} />;
}
