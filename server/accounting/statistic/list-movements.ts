import { sql, type RawBuilder } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery, Page } from '@hakobu/contract/kernel/list.ts';
import type { movements } from '@hakobu/contract/accounting/statistic/movement.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { periodOf, type Period } from './period-of.ts';
import { tail } from './tail.ts';

type Movement = RowOf<typeof movements.fund>;

/** A range of movements, newest first. */
interface MovementRange {
  /** The number of newer movements before it. */
  skip: number;
  take: number;
}
/** Days that contain the range, and the number of newer movements before the first of them. */
interface Days {
  total: number;
  before: number;
  days: string[];
}

/**
 * A page of movements with running balance. Stored line counts by day locate any page, so that only the
 * account's days and the movements of the page's days are read.
 */
export async function listMovements(
  ctx: Context,
  accountId: number | undefined,
  { page, per_page, sort, between }: ListQuery,
): Promise<Page<Movement>> {
  const period = periodOf(between.voucher_date);
  const oldestFirst = sort[0]?.descending === false;
  const rangeOf = (total: number): MovementRange => {
    const first = (page - 1) * per_page;
    if (!oldestFirst) return { skip: first, take: per_page };
    const end_ = Math.max(0, total - first);
    return { skip: Math.max(0, end_ - per_page), take: Math.min(per_page, end_) };
  };
  const total = accountId === undefined ? 0 : await countMovements(ctx, accountId, period);
  const range = rangeOf(total);
  const data =
    accountId === undefined || range.skip >= total || range.take === 0
      ? []
      : await readRange(ctx, accountId, period, range);
  return {
    data: oldestFirst ? data.toReversed() : data,
    ...{ current_page: page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
  };
}

/** Days of an account with number and sum of movements, as `days`. */
const daysOf = (accountId: number): RawBuilder<unknown> => sql`
  ${tail},
  moved as (
    select day, lines, debit - credit as net, debit_base - credit_base as net_base
    from ledger_days
    where ledger_account_id = ${accountId}
    union all
    select voucher_date, 1, to_amount, amount_base from tail where to_account_id = ${accountId}
    union all
    select voucher_date, 1, -from_amount, -amount_base from tail where from_account_id = ${accountId}),
  days as (
    select day, sum(lines)::int as lines, sum(net) as net, sum(net_base) as net_base from moved group by day)`;

async function countMovements(ctx: Context, accountId: number, { from, to }: Period): Promise<number> {
  const { rows } = await sql<Pick<Days, 'total'>>`
    with ${daysOf(accountId)}
    select coalesce(sum(lines), 0)::int as total
    from days
    where day between ${from}::date and ${to}::date`.execute(ctx.db);
  return rows[0]!.total;
}

/** The sides of an account's postings on the days `touched`, from one end as far as needed. */
function linesFrom(accountId: number, mine: 'to' | 'from', end: 'newer' | 'older'): RawBuilder<unknown> {
  const [sign, amount] = [sql.lit(mine === 'to' ? 1 : -1), sql.ref(`p.${mine}_amount`)];
  const other = mine === 'to' ? 'from' : 'to';
  const isLate = end === 'older';
  // A lateral lookup by day: as a join, the planner would read the account's whole history.
  return sql`select one.*
    from touched
    cross join lateral (
      select p.id, p.transaction_id, p.kind, p.voucher_date, ${sign} * ${amount} as net,
        ${sign} * p.amount_base as net_base, ${sql.ref(`p.${other}_account_id`)} as other_id
      from ledger_postings p
      where ${sql.ref(`p.${mine}_account_id`)} = ${accountId} and p.voucher_date = touched.day
      order by p.id${isLate ? sql`` : sql` desc`}
      limit case when touched.is_late = ${sql.lit(isLate)} then touched.needed else 0 end) as one`;
}

/** The movements of a range, read from the nearer end of its days. */
async function readRange(
  ctx: Context,
  accountId: number,
  { from, to }: Period,
  { skip, take }: MovementRange,
): Promise<Movement[]> {
  const walks = (['newer', 'older'] as const).flatMap((end) => [
    linesFrom(accountId, 'to', end),
    linesFrom(accountId, 'from', end),
  ]);
  const { rows } = await sql<Movement>`
    with ${daysOf(accountId)},
    place as (select sign, currency_id, debit - credit as held, debit_base - credit_base as held_base
      from ledger_accounts where id = ${accountId}),
    counted as (
      select day, lines, net, net_base,
        sum(lines) filter (where day between ${from}::date and ${to}::date) over newest_first as until,
        sum(net) over newest_first - net as newer, sum(net_base) over newest_first - net_base as newer_base
      from days
      window newest_first as (order by day desc)),
    reached as (
      select c.*, until - lines as skipped, least(lines, ${skip + take} - (until - lines)) as from_newest,
        lines - greatest(0, ${skip} - (until - lines)) as from_oldest
      from counted c
      where day between ${from}::date and ${to}::date and until > ${skip} and until - lines < ${skip + take}),
    touched as materialized (
      select r.*, from_oldest < from_newest as is_late, least(from_oldest, from_newest) as needed
      from reached r),
    lines as (${sql.join(walks, sql` union all `)}),
    stood as (
      select l.*,
        case when is_late then t.skipped + t.lines - row_number() over older
          else t.skipped + row_number() over newer - 1 end as place,
        case when is_late then t.newer + t.net - sum(l.net) over older
          else t.newer + sum(l.net) over newer - l.net end as since,
        case when is_late then t.newer_base + t.net_base - sum(l.net_base) over older
          else t.newer_base + sum(l.net_base) over newer - l.net_base end as since_base
      from lines l
      join touched t on t.day = l.voucher_date
      window newer as (partition by l.voucher_date order by l.id desc),
        older as (partition by l.voucher_date order by l.id)),
    shown as (
      select * from stood
      where place >= ${skip} and place < ${skip + take})
    select s.id, s.transaction_id, v.code_ref, s.kind, s.voucher_date, v.description, a.code as account,
      place.currency_id, greatest(place.sign * s.net, 0) as increase,
      greatest(-place.sign * s.net, 0) as decrease, place.sign * (place.held - s.since) as balance,
      greatest(place.sign * s.net_base, 0) as increase_base,
      greatest(-place.sign * s.net_base, 0) as decrease_base,
      place.sign * (place.held_base - s.since_base) as balance_base
    from shown s
    cross join place
    join transactions v on v.id = s.transaction_id
    join ledger_accounts o on o.id = s.other_id
    join accounts a on a.id = o.account_id
    order by s.voucher_date desc, s.id desc`.execute(ctx.db);
  return rows;
}
