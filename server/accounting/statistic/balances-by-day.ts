import { sql, type RawBuilder } from 'kysely';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { tailSides } from './account-sums.ts';

/** The last days including today. */
export function lastDays(ctx: Context, days: number) {
  const today = sql`${dayIn(ctx.now)}::date`;
  const first = sql`(${today} - ${days - 1}::int)`;
  return { first, series: sql`generate_series(${first}, ${today}, interval '1 day')` };
}

/** Movements on the accounts of `place` since the roll-up, by day, as `came`. */
export const movementsSinceRollUp = (ctx: Context): RawBuilder<unknown> => sql`${tailSides(ctx)},
  came as materialized (
    select t.ledger_account_id as id, t.day, sum(t.debit - t.credit) as net
    from tail t
    join place on place.id = t.ledger_account_id
    group by 1, 2)`;

/**
 * The closing balance of an account of `place` on each day, joined with `came`: the running total of the
 * latest day up to then.
 */
export const balancesOnDays = (series: RawBuilder<unknown>): RawBuilder<unknown> => sql`array(
  select place.sign * (
    coalesce((
      select x.total_debit - x.total_credit
      from ledger_days x
      where x.ledger_account_id = place.id and x.day <= d::date
      order by x.day desc
      limit 1), 0)
    + coalesce((select sum(c.net) from came c where c.id = place.id and c.day <= d::date), 0))
  from ${series} as d
  order by d)::text[]`;
