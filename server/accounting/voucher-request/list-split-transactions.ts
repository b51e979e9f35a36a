import { sql } from 'kysely';
import type { listSplitTransactions } from '@hakobu/contract/accounting/voucher-request/voucher-request.endpoints.ts';
import { addDays, BUSINESS_ZONE, dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { unpaged } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { notReversed } from '../ledger/not-reversed.ts';
import { periodOf, type Period } from '../statistic/period-of.ts';

/** Vouchers up to this number of days apart are combined; also the default period. */
const DAYS_APART = 7;
const DAYS = 31;

/** Unapproved vouchers within the limit as `small`, `apart` from earlier ones. */
function smallVouchers(ctx: Context, { from, to }: Period, kinds: readonly string[] | undefined) {
  const written = sql`(t.created_at at time zone ${BUSINESS_ZONE})::date`;
  return sql`
  said as (
    select c.second_person_above as above, c.second_person_kinds as kinds
    from organizations o
    join organizations c on c.id = coalesce(o.parent_id, o.id)
    where o.id = ${ctx.organizationId}),
  small as (
    select t.id, t.code_ref, t.type_id, t.transactionable_type, t.transactionable_id, t.prepared_by_id,
      case when t.transactionable_id is null then t.account_id end as account_id, ${written} as day,
      said.above, worth.base
    from said
    join transactions t on t.type_id = any(said.kinds)
    cross join lateral (
      select max(p.amount_base) as base from ledger_postings p where p.transaction_id = t.id) as worth
    where t.organization_id = ${ctx.organizationId}
      and ${written} between ${from}::date and ${to}::date
      and ${kinds === undefined ? sql`true` : sql`t.type_id = any(${[...kinds]}::text[])`}
      and t.reverses_id is null and ${notReversed}
      and coalesce(t.transactionable_id, t.account_id) is not null
      and worth.base <= said.above
      and not exists (select from voucher_requests r where r.transaction_id = t.id)
      and not exists (
        select from bank_statement_lines b where b.transaction_id = t.id and b.made_voucher)),
  apart as (
    select *, coalesce(day - lag(day) over w > ${sql.lit(DAYS_APART)}, true) as begins
    from small
    window w as (
      partition by type_id, transactionable_type, transactionable_id, account_id order by day, id))`;
}

/**
 * Groups of vouchers of one kind to one party or account that are within the limit each and above it
 * together, by entry dates and author. Excludes approved and reversed vouchers, bank statement bookings,
 * transfers and reversals, as the approval rule does. Restricted to the organization.
 */
export const readSplitTransactions: Handler<typeof listSplitTransactions> = async (ctx, { list }) => {
  const today = dayIn(ctx.now);
  const asked = list.between.created_at ?? { start: addDays(today, 1 - DAYS), end: today };
  const order = sql.join(
    list.sort.map(({ field, descending }) => sql`${sql.ref(field)} ${descending ? sql`desc` : sql``}, `),
    sql``,
  );
  const { rows } = await sql<RowOf<typeof listSplitTransactions>>`
    with ${smallVouchers(ctx, periodOf(asked, 'created_at'), list.filters.type_id)},
    runs as (
      select *, sum(begins::int) over (
        partition by type_id, transactionable_type, transactionable_id, account_id order by day, id) as run
      from apart)
    select r.type_id,
      case when r.transactionable_id is not null then jsonb_build_object('type', r.transactionable_type,
        'id', r.transactionable_id, 'name', coalesce(max(u.name), max(s.name))) end as object,
      case when r.account_id is not null
        then jsonb_build_object('id', r.account_id, 'code', max(a.code), 'name', max(a.name)) end as account,
      min(r.day) as "from", max(r.day) as "to",
      jsonb_agg(jsonb_build_object('id', r.id, 'code_ref', r.code_ref) order by r.day, r.id) as vouchers,
      coalesce(jsonb_agg(distinct jsonb_build_object('id', m.id, 'name', m.name))
        filter (where m.id is not null), '[]') as makers,
      sum(r.base) as amount_base, coalesce(r.above, 0) as "limit"
    from runs r
    left join users m on m.id = r.prepared_by_id
    left join users u on r.transactionable_type = 'user' and u.id = r.transactionable_id
    left join suppliers s on r.transactionable_type = 'supplier' and s.id = r.transactionable_id
    left join accounts a on a.id = r.account_id
    group by r.type_id, r.transactionable_type, r.transactionable_id, r.account_id, r.run, r.above
    having sum(r.base) > r.above
    order by ${order}r.type_id, min(r.id)`.execute(ctx.db);
  return unpaged(rows);
};
