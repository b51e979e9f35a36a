import { sql, type RawBuilder } from 'kysely';
import { TOTAL_CAP, type ListQuery, type Page } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { pageOf } from '#kernel/list/list-rows.ts';

/** Rows that are worked out, of which a page is asked: their query, what is told of them (`y`), their order. */
export interface Worked {
  rows: RawBuilder<unknown>;
  /** The first so many of them in their order, where that is less to read. */
  first?: (most: number) => RawBuilder<unknown>;
  /** Where these are the rows of some days alone: how many of them come before the page, and the whole total. */
  within?: { skip: number; total: number } | undefined;
  select: RawBuilder<unknown>;
  /** Names every row apart. */
  order: RawBuilder<unknown>;
  /** What the rows of the page are joined with. */
  joins?: RawBuilder<unknown>;
}

/** One page of them and their capped total; what is told of a row is read for the page alone. */
export async function pageFrom<Row extends object>(
  ctx: Context,
  { page, per_page, uncounted, counted }: ListQuery,
  { rows, first, within, select, order, joins = sql`` }: Worked,
): Promise<Page<Row>> {
  // beyond the last of them is nothing to be read, however much else these days have
  const isThere = within === undefined || within.skip < within.total;
  const [read, total] = await Promise.all([
    counted === undefined && isThere
      ? sql<Row>`
          select ${select}
          from (
            select * from (${(within === undefined ? first?.(page * per_page) : undefined) ?? rows}) as y
            order by ${order}
            limit ${per_page}::bigint offset ${within?.skip ?? (page - 1) * per_page}::bigint) as y
          ${joins}
          order by ${order}`.execute(ctx.db)
      : { rows: [] },
    uncounted ? 0 : (within?.total ?? countOf(ctx, rows, counted)),
  ]);
  return pageOf(read.rows, total, { page, per_page });
}

async function countOf(ctx: Context, rows: RawBuilder<unknown>, most = TOTAL_CAP + 1): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ count: number }>`
    select count(*)::int as count from (select from (${rows}) as y limit ${most}::bigint) as z`.execute(
    ctx.db,
  );
  return row!.count;
}
