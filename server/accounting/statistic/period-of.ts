import { sql, type RawBuilder } from 'kysely';
import type { Range } from '@hakobu/contract/kernel/list.ts';
import { refuseField } from '#kernel/refusal.ts';

/** Days of a period, both within it. */
export interface Period {
  from: string;
  to: string;
}

const BEGINNING = '0001-01-01';
const END = '9999-12-30';

/** The period of a list's range. Refuses one that ends before it begins. */
export function periodOf({ start = BEGINNING, end = END }: Range = {}, field = 'voucher_date'): Period {
  const period = { from: start.slice(0, 10), to: end.slice(0, 10) };
  if (period.from > period.to) throw refuseField(field, 'period_inverted');
  return period;
}

/**
 * Whether a day is within a period. One day is asked for by itself: of a range on a day that has just begun a
 * plan expects hardly anything, and reads everybody's, where of a day it expects as much as of any other.
 */
export const isWithin = (day: RawBuilder<unknown>, { from, to }: Period): RawBuilder<boolean> =>
  from === to ? sql`${day} = ${from}::date` : sql`${day} between ${from}::date and ${to}::date`;
