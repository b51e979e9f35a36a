import { sql, type RawBuilder } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { TOTAL_CAP, type ListQuery } from '@hakobu/contract/kernel/list.ts';
import { outstandingDocuments } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { filtersOf } from '#kernel/list/conditions.ts';
import { pageOf } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { isKnownCapped, cacheCapped } from '#kernel/list/capped-totals.ts';
import {
  askedTogether,
  columnsOf,
  factsOf,
  filtersOver,
  idOf,
  isOfDocument,
  seenBy,
  type Seen,
} from './facts-of-documents.ts';
import { allAre, joinEachParty, joinParty, partyTypeOf, type PartyType } from './parties.ts';

type Row = RowOf<typeof outstandingDocuments>;
/** A row of the page with the totals, or the totals alone where it has none. */
type Read = { [name in keyof Row]: Row[name] | null } & { listed: number; dated: number };

/** What documents `t` are found by. */
interface Asked {
  type: PartyType;
  seen: Seen;
  filters: RawBuilder<unknown>;
  list: ListQuery;
  /** There were more than are told a moment ago. */
  isCapped?: boolean;
}

/**
 * Documents of parties that are not settled, by the day on which they are due and, of a day, by when they
 * were asked for. Days are told by an index of open debt alone, and only what is due on the page's own days
 * is asked when it was asked for. What is due on no day comes last, whichever day comes first.
 */
export const listOutstandingDocuments: Handler<typeof outstandingDocuments> = async (ctx, { list }) => {
  const type = partyTypeOf(list);
  const listed = { type, seen: seenBy(ctx, type, list), filters: narrowed(ctx, type, list), list };
  const pieces = [listed.seen.given, asking(listed)].map((piece) => piece.compile(ctx.db));
  const known = JSON.stringify(pieces.map((piece) => [piece.sql, piece.parameters]));
  const asked = { ...listed, isCapped: isKnownCapped(known) };
  const expected = datedOnce.get(known);
  const [{ rows }, early] = await Promise.all([
    dated(asked).execute(ctx.db),
    expected !== undefined && expected <= skipped(list)
      ? undated(asked, list.per_page, skipped(list) - expected).execute(ctx.db)
      : undefined,
  ]);
  const { listed: total, dated: before } = rows[0]!;
  expectDated(known, total > before ? before : undefined);
  if (total > TOTAL_CAP && list.between.payment_due_date === undefined) cacheCapped(known);
  const data = rows.filter(({ id }) => id !== null).map(({ listed: _, dated: __, ...row }) => row as Row);
  const missing = list.per_page - data.length;
  if (missing > 0 && total > before) {
    const skip = Math.max(0, skipped(list) - before);
    const others = before === expected ? early : undefined;
    data.push(...(others ?? (await undated(asked, missing, skip).execute(ctx.db))).rows);
  }
  return pageOf(data, total, list);
};

const MOST_EXPECTED = 500;
/**
 * How many of a list were due some day when it was asked last, of lists with others behind them. Where a page
 * begins after as many, the others are read at the same time; what is answered it does not tell.
 */
const datedOnce = new Map<string, number>();
function expectDated(list: string, before: number | undefined): void {
  if (before === undefined) datedOnce.delete(list);
  else {
    if (datedOnce.size >= MOST_EXPECTED) datedOnce.clear();
    datedOnce.set(list, before);
  }
}

/** The filters of the list, over documents `t`. */
const narrowed = (ctx: Context, type: PartyType, list: ListQuery): RawBuilder<unknown> =>
  sql`${
    filtersOf<Row>(
      ctx,
      outstandingDocuments.list,
      {
        key: 't.id',
        filters: { object_type: allAre(type), ...filtersOver('t.document', 't.charge_kind') },
      },
      list,
    ) ?? sql`true`
  }`;

const ofDocument = (alias: string) => {
  const columns = ['party_id as object_id', 'currency_id', 'document', 'kind as charge_kind'];
  return sql.raw(columns.map((column) => `${alias}.${column}`).join(', '));
};
/** Documents that ask for something, as `t`. */
const asking = ({ seen, filters }: Asked) => sql`
  select *
  from (
    select ${ofDocument('c')}, null::date as payment_due_date
    from charges c
    where ${seen.charges}
    group by 1, 2, 3, 4) as t
  where ${filters}`;

/**
 * The page's documents of which something is due some day, and how many such there are. They are counted by
 * day: of whom and what is fetched only for the page's own days, by an index of those.
 */
const dated = (asked: Asked) => sql<Read>`
  with ${asked.seen.given} days as materialized (
    select day, lines, sum(lines) over (order by day${turn(asked)}) as upto
    from (
      select payment_due_date as day, count(*) as lines
      from (
        select distinct on (l.party_id, l.currency_id, l.document, l.kind) ${ofDocument('l')},
          l.payment_due_date
        from debt_lots l
        where ${asked.seen.lots}
        order by l.party_id, l.currency_id, l.document, l.kind, l.payment_due_date) as t
      where ${asked.filters}
      group by 1) as counted),
  edge as materialized (
    select min(day) as first, max(day) as last, min(upto - lines) as before
    from days
    where ${reaches(asked.list)}),
  near as (
    select distinct t.*
    from (
      select ${ofDocument('l')}, l.payment_due_date
      from debt_lots l
      where ${asked.seen.lots}
        and l.payment_due_date between (select first from edge) and (select last from edge)) as t
    where ${asked.filters} and not exists (
      select from debt_lots l
      where ${asked.seen.ofFound.lots} and ${isOfDocument('l')} and l.payment_due_date < t.payment_due_date)),
  told as (
    select ${columnsOf(asked.seen, sql`t.payment_due_date`)}
    from near t
    ${joinParty(asked.type)}
    ${factsOf(asked.seen)}
    order by t.payment_due_date${turn(asked)}, asked_at, ${idOf}
    limit ${asked.list.per_page}::bigint offset ${skipped(asked.list)}::bigint - (select before from edge)),
  counts as materialized (select coalesce(max(upto), 0)::int as dated from days)
  select sums.*, told.*
  from (select dated, ${totalOf(asked)} as listed from counts) as sums
  left join told on true
  order by told.payment_due_date${turn(asked)}, told.asked_at, told.id`;

/** All of them, up to one more than the cap; a range of days leaves out what has none. */
const totalOf = (asked: Asked) =>
  asked.list.between.payment_due_date === undefined
    ? sql`case when dated > ${TOTAL_CAP}::int then dated
        when ${asked.isCapped === true} then ${TOTAL_CAP + 1}::int
        else (select count(*)::int from (${asking(asked)} limit ${TOTAL_CAP + 1}::bigint) as most) end`
    : sql`dated`;

/**
 * Those of which nothing is due, after the others. What is told of them is read for the page alone, and only
 * of those asked for at one moment ids are told.
 */
const undated = (asked: Asked, take: number, skip: number) => sql<Row>`
  with ${asked.seen.given} documents as materialized (
    select t.*
    from (${asking(asked)}) as t
    where not exists (select from debt_lots l where ${asked.seen.ofFound.lots} and ${isOfDocument('l')}))
  select ${columnsOf(asked.seen, sql`t.payment_due_date`)}
  from (
    select *
    from (
      select *
      from (${askedTogether(asked.seen, sql`documents`)}) as t
      order by asked
      fetch first ${sql.lit(skip + take)} rows with ties) as t
    order by asked, ${idOf}
    limit ${take}::bigint offset ${skip}::bigint) as t
  ${joinEachParty(asked.type)}
  ${factsOf(asked.seen)}
  order by t.asked, ${idOf}`;

const turn = ({ list }: Asked) => sql.raw(list.sort[0]?.descending === true ? ' desc' : '');
const skipped = ({ page, per_page }: ListQuery): number => (page - 1) * per_page;
/** Days that hold any of the page's rows. */
const reaches = (list: ListQuery) =>
  sql`upto > ${skipped(list)}::bigint and upto - lines < ${skipped(list) + list.per_page}::bigint`;
