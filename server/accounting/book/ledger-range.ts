import { sql, type RawBuilder } from 'kysely';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { tailSides } from '../statistic/account-sums.ts';
import { selected, type Selection } from './balances.ts';
import type { Period } from '../statistic/period-of.ts';

/**
 * The days that contain a page of a ledger, the number of lines before and in them, and the total. On the
 * first day it starts at posting `first`, on the last it ends before `before`. `dense`: the journal has fewer
 * postings there than the accounts have lines.
 */
export interface PageRange {
  days: Period;
  first: number;
  before: number | null;
  skip: number;
  lines: number;
  total: number;
  /** The id of the last posting when this was counted. */
  newest: number;
  dense: boolean;
}

/** Up to this number of party accounts, daily counts are combined; larger ledgers are scanned. */
const MOST_ACCOUNTS = 20;

export const isOfWholeAccounts = ({ partyTypes, partyIds }: Selection): boolean =>
  partyTypes === undefined && partyIds === undefined;

/** Line counts by day as `day` and `lines`. Undefined where none are stored. */
function linesByDay(
  ctx: Context,
  selection: Selection,
  accountIds: readonly number[] | undefined,
): RawBuilder<unknown> | undefined {
  if (isOfWholeAccounts(selection))
    return sql`
      select l.day, l.lines
      from account_days l
      join accounts a on a.id = l.account_id
      where l.organization_id = ${ctx.organizationId} and ${selected(selection)}
      union all
      select l.day, 1
      from tail l
      join accounts a on a.id = l.account_id
      where ${selected(selection)}`;
  if (accountIds === undefined || accountIds.length > MOST_ACCOUNTS) return undefined;
  return sql`
    select d.day, d.lines from ledger_days d where d.ledger_account_id = any(${[...accountIds]}::bigint[])
    union all
    select t.day, 1 from tail t where t.ledger_account_id = any(${[...accountIds]}::bigint[])`;
}

/**
 * Blocks of the days in `found` with their line counts, as `first_id` up to `next_id`. The unaggregated tail
 * is added to the block that contains its ids.
 */
const linesByBlock = (ctx: Context, selection: Selection): RawBuilder<unknown> => sql`
  blocks as materialized (
    select day, first_id, lead(first_id) over (partition by day order by first_id) as next_id,
      sum(lines) as lines
    from (
      select b.day, b.first_id, b.lines
      from found f
      join account_blocks b on b.day between f.from and f.to
      where b.organization_id = ${ctx.organizationId}
      union all
      select t.day, 0, 0
      from found f
      join tail t on t.day between f.from and f.to) as begun
    group by 1, 2),
  pieces as (
    select day, first_id, next_id, sum(lines)::int as lines
    from (
      select b.day, b.first_id, b.next_id, l.lines
      from found f
      join account_blocks l on l.organization_id = ${ctx.organizationId} and l.day between f.from and f.to
      join blocks b on b.day = l.day and b.first_id = l.first_id
      join accounts a on a.id = l.account_id
      where ${selected(selection)}
      union all
      select b.day, b.first_id, b.next_id, 1
      from tail l
      join blocks b on b.day = l.day and b.first_id <= l.posting_id
        and (b.next_id is null or b.next_id > l.posting_id)
      join accounts a on a.id = l.account_id
      where ${selected(selection)}) as parts
    group by 1, 2, 3)`;
/** Without stored blocks, a day is one block. */
const wholeDays = sql`
  pieces as (
    select c.day, 0::bigint as first_id, null::bigint as next_id, c.lines
    from found f
    join counted c on c.day between f.from and f.to)`;

/** Whether all postings in the range have fewer sides than the accounts have lines. */
const isDense = sql`coalesce((
  select sum(b.lines)
  from blocks b
  where (b.day, b.first_id) >= (select h.day, h.first_id from held h order by h.day, h.first_id limit 1)
    and (b.day, b.first_id) <= (
      select h.day, h.first_id from held h order by h.day desc, h.first_id desc limit 1)) < (
  select sum(c.lines) from found d join counted c on c.day between d.from and d.to), false)`;

type Found = {
  total: number;
  dense: boolean;
  first: number | null;
  next: number | null;
  skip: number | null;
  lines: number | null;
  newest: number;
} & {
  [day in keyof Period]: string | null;
};

/** Finds the days of a page by their line counts, so that no earlier lines are read. */
export async function findPageRange(
  ctx: Context,
  {
    selection,
    accountIds,
    descending,
  }: { selection: Selection; accountIds: number[] | undefined; descending: boolean },
  { from, to }: Period,
  { page, per_page }: ListQuery,
): Promise<PageRange | undefined> {
  const days = linesByDay(ctx, selection, accountIds);
  if (days === undefined) return undefined;
  const whole = isOfWholeAccounts(selection);
  const skip = (page - 1) * per_page;
  const touched = sql`upto > ${skip} and upto - lines < ${skip + per_page}`;
  const way = descending ? sql`desc` : sql``;
  const {
    rows: [row],
  } = await sql<Found>`
    with ${tailSides(ctx)},
    days as (
      select day, sum(lines)::int as lines
      from (${days}) as parts
      where day between ${from}::date and ${to}::date
      group by day),
    counted as materialized (
      select day, lines, (sum(lines) over (order by day ${way}))::int as upto
      from days),
    found as materialized (
      select coalesce(sum(lines), 0)::int as total, min(day) filter (where ${touched}) as from,
        max(day) filter (where ${touched}) as to, min(upto - lines) filter (where ${touched}) as before
      from counted),
    ${whole ? linesByBlock(ctx, selection) : wholeDays},
    held as (
      select day, first_id, next_id, lines, upto - lines as before
      from (
        select p.*, (f.before + sum(lines) over (order by day ${way}, first_id ${way}))::int as upto
        from found f, pieces p) as p
      where ${touched})
    select f.total, f.from, f.to, ${skip} - (select min(before) from held) as skip,
      (select first_id from held order by day, first_id limit 1) as first,
      (select next_id from held order by day desc, first_id desc limit 1) as next,
      (select sum(lines)::int from held) as lines,
      (select coalesce(max(id), 0) from ledger_postings) as newest,
      ${whole ? isDense : sql`false`} as dense
    from found f`.execute(ctx.db);
  const { total, dense, newest, ...found } = row!;
  // Beyond the last line: an empty day.
  return {
    ...{ total, dense, newest },
    days: { from: found.from ?? to, to: found.to ?? to },
    first: found.first ?? 0,
    before: found.next,
    skip: found.skip ?? total,
    lines: found.lines ?? total,
  };
}
