import { sql, type RawBuilder } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { TOTAL_CAP, type ListQuery, type Page } from '@hakobu/contract/kernel/list.ts';
import { outstandingDocuments } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { filtersOf } from '#kernel/list/conditions.ts';
import { pageOf } from '#kernel/list/list-rows.ts';
import {
  columnsOf,
  factsOf,
  filtersOver,
  idOf,
  isOfDocument,
  seenBy,
  type Seen,
} from './facts-of-documents.ts';
import { allAre, joinParty, type PartyType } from './parties.ts';

type Row = RowOf<typeof outstandingDocuments>;
/** A row of the page with the totals, or the totals alone where it has none. */
type Read = { [name in keyof Row]: Row[name] | null } & { listed: number; dated: number };

/** What documents `t` are found by. */
interface Asked {
  type: PartyType;
  seen: Seen;
  filters: RawBuilder<unknown>;
  list: ListQuery;
}

/**
 * Documents by the day on which they are due, and by when they were asked for: the days are told by an index
 * of open debt alone, and only what is due on the page's own days is asked when it was asked for. Undefined
 * where another order is wanted.
 */
export async function listByDueDay(
  ctx: Context,
  type: PartyType,
  list: ListQuery,
): Promise<Page<Row> | undefined> {
  const [first, second] = list.sort;
  const inOrder =
    list.sort.length === 2 && first?.field === 'payment_due_date' && second?.field === 'asked_at';
  if (!inOrder || first.descending || second.descending || list.counted !== undefined) return undefined;
  const asked = { type, seen: seenBy(ctx, type, list), filters: narrowed(ctx, type, list), list };
  const { rows } = await dated(asked).execute(ctx.db);
  const { listed: total, dated: before } = rows[0]!;
  const data = rows.filter(({ id }) => id !== null).map(({ listed: _, dated: __, ...row }) => row as Row);
  const missing = list.per_page - data.length;
  if (missing > 0 && total > before) {
    const skip = Math.max(0, (list.page - 1) * list.per_page - before);
    data.push(...(await undated(asked, missing, skip).execute(ctx.db)).rows);
  }
  return pageOf(data, total, list);
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

/** The page's documents of which something is due some day, and how many such there are. */
const dated = (asked: Asked) => sql<Read>`
  with due as materialized (
    select *
    from (
      select ${ofDocument('l')}, min(l.payment_due_date) as payment_due_date
      from debt_lots l
      where ${asked.seen.lots}
      group by 1, 2, 3, 4) as t
    where ${asked.filters}),
  edge as materialized (
    select min(payment_due_date) as first, max(payment_due_date) as last
    from (select payment_due_date from due order by 1 ${pageAt(asked.list)}) as days),
  near as (
    select due.*
    from due, edge
    where payment_due_date between first and last),
  told as (
    select ${columnsOf(sql`t.payment_due_date`)}
    from near t
    ${joinParty(asked.type)}
    ${factsOf(asked.seen)}
    order by t.payment_due_date, f.asked_at, ${idOf}
    ${pageAt(asked.list)} - (select count(*) from due, edge where payment_due_date < first))
  select sums.*, told.*
  from (
    select (select count(*) from due) as dated, ${totalOf(asked)} as listed) as sums
  left join told on true
  order by told.payment_due_date, told.asked_at, told.id`;

/** All of them, up to one more than the cap; a range of days leaves out what has none. */
const totalOf = (asked: Asked) =>
  asked.list.between.payment_due_date === undefined
    ? sql`(select count(*) from (${asking(asked)} limit ${TOTAL_CAP + 1}::bigint) as most)`
    : sql`(select count(*) from due)`;

/** Those of which nothing is due, after the others. */
const undated = (asked: Asked, take: number, skip: number) => sql<Row>`
  select ${columnsOf(sql`t.payment_due_date`)}
  from (${asking(asked)}) as t
  ${joinParty(asked.type)}
  ${factsOf(asked.seen)}
  where not exists (select from debt_lots l where ${asked.seen.lots} and ${isOfDocument('l')})
  order by f.asked_at, ${idOf}
  limit ${take}::bigint offset ${skip}::bigint`;

const pageAt = ({ page, per_page }: ListQuery) =>
  sql`limit ${per_page}::bigint offset ${(page - 1) * per_page}::bigint`;
