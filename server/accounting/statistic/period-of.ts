import { sql, type RawBuilder } from 'kysely';
import type { Range } from '@hakobu/contract/kernel/list.ts';
import { refuseField } from '#kernel/refusal.ts';

/** A period, both days inclusive. */
export interface Period {
  from: string;
  to: string;
}

const BEGINNING = '0001-01-01';
const END = '9999-12-30';

/** The period of a list's range. Refuses one that ends before it starts. */
export function periodOf({ start = BEGINNING, end = END }: Range = {}, field = 'voucher_date'): Period {
  const period = { from: start.slice(0, 10), to: end.slice(0, 10) };
  if (period.from > period.to) throw refuseField(field, 'period_inverted');
  return period;
}

/**
 * Whether a date is within a period. A single day is an equality: for a range on a new day the planner
 * expects hardly any rows and reads those of all parties, for an equality it uses the average.
 */
export const isWithin = (day: RawBuilder<unknown>, { from, to }: Period): RawBuilder<boolean> =>
  from === to ? sql`${day} = ${from}::date` : sql`${day} between ${from}::date and ${to}::date`;
