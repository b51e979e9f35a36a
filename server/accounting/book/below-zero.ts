import { sql } from 'kysely';
import type { belowZero } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { unpaged } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { movementsSinceRollUp } from '../statistic/balances-by-day.ts';
import { periodOf } from '../statistic/period-of.ts';

/**
 * Periods of days with a negative closing balance of a fund or bank account in its currency, computed from
 * daily sums and the unaggregated tail. Vouchers have no time, so balances within a day are unknown. Future-
 * dated postings count up to their last day.
 */
export const listBelowZero: Handler<typeof belowZero> = async (ctx, { list }) => {
  const { from, to } = periodOf(list.between.voucher_date);
  const { party_type, party_id } = list.filters;
  const wanted = sql.join(
    [
      sql`l.organization_id = ${ctx.organizationId} and l.party_type in ('fund', 'card')`,
      ...(party_type === undefined ? [] : [sql`l.party_type = any(${party_type}::text[])`]),
      ...(party_id === undefined ? [] : [sql`l.party_id = any(${party_id}::bigint[])`]),
    ],
    sql` and `,
  );
  const order = sql.join(
    list.sort.map(({ field, descending }) => sql`${sql.ref(field)} ${descending ? sql`desc` : sql``}, `),
    sql``,
  );
  const { rows } = await sql<RowOf<typeof belowZero>>`
    with place as (
      select l.id, l.party_type, l.party_id, l.currency_id, coalesce(f.name, c.name) as name
      from ledger_accounts l
      left join funds f on l.party_type = 'fund' and f.id = l.party_id
      left join cards c on l.party_type = 'card' and c.id = l.party_id
      where ${wanted}),
    ${movementsSinceRollUp(ctx)},
    moved as (
      select id, day, sum(net) as net
      from (
        select x.ledger_account_id as id, x.day, x.debit - x.credit as net
        from ledger_days x
        join place on place.id = x.ledger_account_id
        union all
        select id, day, net from came) as m
      group by 1, 2),
    held as (
      select id, day, sum(net) over w as held,
        coalesce(lead(day) over w - 1, greatest(day, ${dayIn(ctx.now)}::date)) as until
      from moved
      window w as (partition by id order by day)),
    within as (
      select id, held, greatest(day, ${from}::date) as day, least(until, ${to}::date) as until
      from held
      where held < 0 and day <= ${to}::date and until >= ${from}::date),
    begun as (
      select *, lag(until) over (partition by id order by day) is distinct from day - 1 as begins
      from within),
    periods as (
      select *, sum(begins::int) over (partition by id order by day) as period from begun)
    select jsonb_build_object('type', p.party_type, 'id', p.party_id, 'name', p.name) as party, p.currency_id,
      min(s.day) as "from", max(s.until) as "to", max(s.until) - min(s.day) + 1 as days,
      min(s.held) as lowest, (array_agg(s.day order by s.held, s.day))[1] as lowest_on
    from periods s
    join place p on p.id = s.id
    group by p.id, p.party_type, p.party_id, p.name, p.currency_id, s.period
    order by ${order}"from", p.id`.execute(ctx.db);
  return unpaged(rows);
};
