import { sql, type RawBuilder } from 'kysely';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { tailSides } from '../statistic/account-sums.ts';
import { selected, type Selection } from './standing.ts';
import type { Period } from '../statistic/period-of.ts';

/** The days that hold a page of a ledger, how many lines of them come before it, and how many there are in all. */
export interface Stretch {
  days: Period;
  skip: number;
  total: number;
}

/** Of so many accounts of parties the days are put together; a ledger of more is walked along. */
const MOST_ACCOUNTS = 20;

/** Days with how many lines they have, as `day` and `lines`. Undefined where nobody keeps them. */
function linesByDay(
  ctx: Context,
  selection: Selection,
  few: readonly number[] | undefined,
): RawBuilder<unknown> | undefined {
  if (selection.partyTypes === undefined && selection.partyIds === undefined)
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
  if (few === undefined || few.length > MOST_ACCOUNTS) return undefined;
  return sql`
    select d.day, d.lines from ledger_days d where d.ledger_account_id = any(${[...few]}::bigint[])
    union all
    select t.day, 1 from tail t where t.ledger_account_id = any(${[...few]}::bigint[])`;
}

/** On which days a page stands: these tell how many lines they have, so that none before them is read. */
export async function findStretch(
  ctx: Context,
  { selection, few, descending }: { selection: Selection; few: number[] | undefined; descending: boolean },
  { from, to }: Period,
  { page, per_page }: ListQuery,
): Promise<Stretch | undefined> {
  const days = linesByDay(ctx, selection, few);
  if (days === undefined) return undefined;
  const skip = (page - 1) * per_page;
  const touched = sql`upto > ${skip} and upto - lines < ${skip + per_page}`;
  const {
    rows: [row],
  } = await sql<{ total: number; skip: number | null } & { [day in keyof Period]: string | null }>`
    with ${tailSides(ctx)},
    days as (
      select day, sum(lines)::int as lines
      from (${days}) as parts
      where day between ${from}::date and ${to}::date
      group by day),
    counted as (
      select day, lines, (sum(lines) over (order by day ${descending ? sql`desc` : sql``}))::int as upto
      from days)
    select coalesce(sum(lines), 0)::int as total, min(day) filter (where ${touched}) as from,
      max(day) filter (where ${touched}) as to, ${skip} - min(upto - lines) filter (where ${touched}) as skip
    from counted`.execute(ctx.db);
  const { total, ...found } = row!;
  // beyond the last line there is nothing: a day of nothing
  return { total, days: { from: found.from ?? to, to: found.to ?? to }, skip: found.skip ?? total };
}
