import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { statutory } from '../ledger/sides.ts';
import { tailSides } from '../statistic/account-sums.ts';
import type { Period } from '../statistic/period-of.ts';
import type { Sides } from './statement.ts';

/**
 * Movements by closing vouchers and their reversals within each period; there are few, so each is read
 * directly.
 */
const closings = (ctx: Context) => sql`
  select w.n, l.account_id, s.debit, s.credit
  from transactions closed
  cross join lateral (
    select closed.id, closed.voucher_date
    union all
    select r.id, r.voucher_date from transactions r where r.reverses_id = closed.id) t
  join wanted w on t.voucher_date between w.from and w.to
  join ledger_postings p on p.transaction_id = t.id
  cross join lateral (
    values (p.to_account_id, p.amount_base, 0::numeric), (p.from_account_id, 0::numeric, p.amount_base)
  ) as s (account, debit, credit)
  join ledger_accounts l on l.id = s.account
  where closed.organization_id = ${ctx.organizationId} and closed.currency_id = 'VND'
    and closed.type_id = 'closing'`;

/**
 * Movements of each statutory account within several periods, without closing vouchers: whole months from the
 * roll-up, corrected by the days at both ends, plus the unaggregated tail, in one statement.
 */
export async function readMovements(ctx: Context, periods: readonly Period[]): Promise<Sides[][]> {
  const own = sql`x.organization_id = ${ctx.organizationId}`;
  const { rows } = await sql<Sides & { n: number }>`
    with ${tailSides(ctx)},
    wanted as materialized (
      select n, p.from, p.to, date_trunc('month', p.from)::date as from_month,
        (date_trunc('month', p.to + 1))::date as to_month
      from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[])
        with ordinality as p ("from", "to", n)),
    moved (n, account_id, debit, credit) as (
      select w.n, x.account_id, case when x.month >= w.from_month then x.debit_base else 0 end,
        case when x.month >= w.from_month then x.credit_base else 0 end
      from wanted w
      join account_months x on ${own} and x.month < w.to_month
      union all
      select w.n, x.account_id, -x.debit_base, -x.credit_base
      from wanted w
      join account_days x on ${own} and x.day >= w.from_month and x.day < w.from
      union all
      select w.n, x.account_id, x.debit_base, x.credit_base
      from wanted w
      join account_days x on ${own} and x.day >= w.to_month and x.day <= w.to
      union all
      select w.n, x.account_id, x.debit_base, x.credit_base
      from wanted w
      join tail x on x.day between w.from and w.to
      union all
      select n, account_id, -debit, -credit
      from (${closings(ctx)}) as closed)
    select m.n::int as n, ${statutory(sql`a.code`)} as account, sum(m.debit) as debit, sum(m.credit) as credit
    from moved m
    join accounts a on a.id = m.account_id
    group by 1, 2
    order by 1, 2`.execute(ctx.db);
  const of = Map.groupBy(rows, ({ n }) => n);
  return periods.map((_, index) =>
    (of.get(index + 1) ?? []).map(({ account, debit, credit }) => ({ account, debit, credit })),
  );
}
