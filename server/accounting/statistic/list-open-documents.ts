import { sql, type RawBuilder } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { TOTAL_CAP, type ListQuery } from '@hakobu/contract/kernel/list.ts';
import { outstandingDocuments } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { cacheCapped, isKnownCapped } from '#kernel/list/capped-totals.ts';
import { filtersOf } from '#kernel/list/conditions.ts';
import { pageOf } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import {
  columnsOf,
  filtersOver,
  idOf,
  isOfDocument,
  joinFigures,
  visibleTo,
  withRequestTimes,
  type Visible,
} from './open-document-figures.ts';
import { joinEachParty, joinParty, matchesAll, partyTypeOf, type PartyType } from './parties.ts';

type Row = RowOf<typeof outstandingDocuments>;
/** A row with totals, or the totals alone on an empty page. */
type RowWithTotals = { [name in keyof Row]: Row[name] | null } & { listed: number; with_due_day: number };

/** A query for documents `t`. */
interface DocumentQuery {
  type: PartyType;
  visible: Visible;
  filters: RawBuilder<unknown>;
  list: ListQuery;
  /** The total recently exceeded the cap. */
  isCapped: boolean;
}

/**
 * Lists unsettled documents by earliest due date of their debt, then by the time of request. Documents
 * without due date come last in either direction.
 */
export const listOpenDocuments: Handler<typeof outstandingDocuments> = async (ctx, { list }) => {
  const type = partyTypeOf(list);
  const rules = {
    key: 't.id',
    filters: { object_type: matchesAll(type), ...filtersOver('t.document', 't.charge_kind') },
  };
  const filters = sql`${filtersOf<Row>(ctx, outstandingDocuments.list, rules, list) ?? sql`true`}`;
  const visible = visibleTo(ctx, type, list);
  const parts = [visible.with, openDocuments({ visible, filters })].map((part) => part.compile(ctx.db));
  const cacheKey = JSON.stringify(parts.map((part) => [part.sql, part.parameters]));
  const query: DocumentQuery = { type, visible, filters, list, isCapped: isKnownCapped(cacheKey) };
  const { rows } = await withDueDay(query).execute(ctx.db);
  const { listed: total, with_due_day: dated } = rows[0]!;
  if (total > TOTAL_CAP && list.between.payment_due_date === undefined) cacheCapped(cacheKey);
  const data = rows
    .filter(({ id }) => id !== null)
    .map(({ listed: _, with_due_day: __, ...row }) => row as Row);
  const missing = list.per_page - data.length;
  if (missing > 0 && total > dated) {
    const others = withoutDueDay(query, missing, Math.max(0, skipped(list) - dated));
    data.push(...(await others.execute(ctx.db)).rows);
  }
  return pageOf(data, total, list);
};

const documentOf = (alias: string) => {
  const columns = ['party_id as object_id', 'currency_id', 'document', 'kind as charge_kind'];
  return sql.raw(columns.map((column) => `${alias}.${column}`).join(', '));
};
/** Documents with an outstanding amount, as `t`. */
const openDocuments = ({ visible, filters }: Pick<DocumentQuery, 'visible' | 'filters'>) => sql`
  select *
  from (
    select ${documentOf('c')}, null::date as payment_due_date
    from charges c
    where ${visible.charges}
    group by 1, 2, 3, 4) as t
  where ${filters}`;

/**
 * The page's documents with a due date, and their total number. Documents are counted by day with a covering
 * index of lots; figures are computed for the days of the page only.
 */
const withDueDay = (query: DocumentQuery) => sql<RowWithTotals>`
  with ${query.visible.with} days as materialized (
    select day, lines, sum(lines) over (order by day${direction(query)}) as upto
    from (
      select payment_due_date as day, count(*) as lines
      from (
        select distinct on (l.party_id, l.currency_id, l.document, l.kind) ${documentOf('l')},
          l.payment_due_date
        from debt_lots l
        where ${query.visible.lots}
        order by l.party_id, l.currency_id, l.document, l.kind, l.payment_due_date) as t
      where ${query.filters}
      group by 1) as counted),
  page_days as materialized (
    select min(day) as first, max(day) as last, min(upto - lines) as before
    from days
    where upto > ${skipped(query.list)}::bigint
      and upto - lines < ${skipped(query.list) + query.list.per_page}::bigint),
  candidates as (
    select distinct t.*
    from (
      select ${documentOf('l')}, l.payment_due_date
      from debt_lots l
      where ${query.visible.lots}
        and l.payment_due_date between (select first from page_days) and (select last from page_days)) as t
    where ${query.filters} and not exists (
      select from debt_lots l
      where ${query.visible.ofFound.lots} and ${isOfDocument('l')}
        and l.payment_due_date < t.payment_due_date)),
  page as (
    select ${columnsOf(query.visible, sql`t.payment_due_date`)}
    from candidates t
    ${joinParty(query.type)}
    ${joinFigures(query.visible)}
    order by t.payment_due_date${direction(query)}, asked_at, ${idOf}
    limit ${query.list.per_page}::bigint
    offset ${skipped(query.list)}::bigint - (select before from page_days)),
  counts as materialized (select coalesce(max(upto), 0)::int as with_due_day from days)
  select totals.*, page.*
  from (select with_due_day, ${totalOf(query)} as listed from counts) as totals
  left join page on true
  order by page.payment_due_date${direction(query)}, page.asked_at, page.id`;

/** The total, up to one more than the cap; a due date range excludes documents without one. */
const totalOf = (query: DocumentQuery) =>
  query.list.between.payment_due_date === undefined
    ? sql`case when with_due_day > ${TOTAL_CAP}::int then with_due_day
        when ${query.isCapped} then ${TOTAL_CAP + 1}::int
        else (
          select count(*)::int
          from (${openDocuments(query)} limit ${TOTAL_CAP + 1}::bigint) as most) end`
    : sql`with_due_day`;

/** Documents without due date, after the others; ids break ties of the same moment only. */
const withoutDueDay = (query: DocumentQuery, take: number, skip: number) => sql<Row>`
  with ${query.visible.with} documents as materialized (
    select t.*
    from (${openDocuments(query)}) as t
    where not exists (
      select from debt_lots l where ${query.visible.ofFound.lots} and ${isOfDocument('l')}))
  select ${columnsOf(query.visible, sql`t.payment_due_date`)}
  from (
    select *
    from (
      select *
      from (${withRequestTimes(query.visible, sql`documents`)}) as t
      order by requested_at
      fetch first ${sql.lit(skip + take)} rows with ties) as t
    order by requested_at, ${idOf}
    limit ${take}::bigint offset ${skip}::bigint) as t
  ${joinEachParty(query.type)}
  ${joinFigures(query.visible)}
  order by t.requested_at, ${idOf}`;

const direction = ({ list }: DocumentQuery) => sql.raw(list.sort[0]?.descending === true ? ' desc' : '');
const skipped = ({ page, per_page }: ListQuery): number => (page - 1) * per_page;
