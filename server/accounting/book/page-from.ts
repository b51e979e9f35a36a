import { sql, type RawBuilder } from 'kysely';
import { TOTAL_CAP, type ListQuery, type Page } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { pageOf } from '#kernel/list/list-rows.ts';

/** The ends of a list. */
export type End = 'first' | 'last';

/** Where rows of some days alone are read: how many these are, how many come before the page, all in all. */
export interface Within {
  lines: number;
  skip: number;
  total: number;
}

/** Rows that are worked out, of which a page is asked: their query, what is told of them (`y`), their order. */
export interface Worked {
  rows: RawBuilder<unknown>;
  /** Those that lie nearest an end: so many are enough. */
  nearest: (end: End, most: number) => RawBuilder<unknown>;
  within?: Within | undefined;
  select: RawBuilder<unknown>;
  /** Names every row apart; as it is read from each end. */
  order: Record<End, RawBuilder<unknown>>;
  /** What the rows of the page are joined with. */
  joins?: RawBuilder<unknown>;
}

/** One page of them and their capped total; what is told of a row is read for the page alone. */
export async function pageFrom<Row extends object>(
  ctx: Context,
  { page, per_page, uncounted, counted }: ListQuery,
  { rows, nearest, within, select, order, joins = sql`` }: Worked,
): Promise<Page<Row>> {
  // beyond the last of them is nothing to be read, however much else these days have
  const isThere = within === undefined || within.skip < within.total;
  const { end, skip, take } = placeOf(within, page, per_page);
  const [read, total] = await Promise.all([
    counted === undefined && isThere
      ? sql<Row>`
          select ${select}
          from (
            select * from (${nearest(end, skip + take)}) as y
            order by ${order[end]}
            limit ${take}::bigint offset ${skip}::bigint) as y
          ${joins}
          order by ${order.first}`.execute(ctx.db)
      : { rows: [] },
    uncounted ? 0 : (within?.total ?? countOf(ctx, rows, counted)),
  ]);
  return pageOf(read.rows, total, { page, per_page });
}

/** How many rows the page takes, and how many lie between it and the end that it is read from: the nearer one. */
export function placeOf(
  within: Within | undefined,
  page: number,
  take: number,
): { end: End; skip: number; take: number } {
  const { lines, skip } = within ?? { lines: Infinity, skip: (page - 1) * take };
  const after = lines - skip - take;
  if (after >= skip) return { end: 'first', skip, take };
  return { end: 'last', skip: Math.max(0, after), take: Math.min(take, lines - skip) };
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
