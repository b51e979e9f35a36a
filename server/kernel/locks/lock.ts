// The only file with locking statements. By default locks do not block foreign keys to the row (`for no key
// update`).
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { heldLocks, LockSetChanged } from './held-locks.ts';
import { ranks, type Rank, type RankId } from './ranks.ts';

type Locking = Pick<Context, 'db'>;

/**
 * Locks rows of a rank in id order: by ids, or by a query for ids. Returns the existing ids. Rows that are
 * locked already cost nothing.
 */
export async function lock<R extends Rank>(
  ctx: Locking,
  rank: R,
  wanted: readonly RankId<R>[] | RawBuilder<unknown>,
): Promise<RankId<R>[]> {
  const { table, ids } = ranks[rank];
  const locks = heldLocks(ctx);
  if (!isQuestion(wanted) && locks.holds(rank, wanted)) return [...wanted];
  const among = isQuestion(wanted) ? sql`in (${wanted})` : sql`= any(${[...wanted]}::${sql.raw(ids)}[])`;
  const rows = await lockRows(
    ctx,
    rank,
    // The type of the ids is declared in `ranks`.
    sql`select t.id from ${sql.table(table)} t where t.id ${among} order by t.id`.$castTo<{
      id: RankId<R>;
    }>(),
    't',
  );
  return rows.map(({ id }) => id);
}

const isQuestion = (wanted: readonly unknown[] | RawBuilder<unknown>): wanted is RawBuilder<unknown> =>
  !Array.isArray(wanted);

/**
 * Locks the rows of a rank that a query reads as `alias`, in its order, which must be by id for several rows.
 */
export async function lockRows<Row extends { id: string | number }>(
  ctx: Locking,
  rank: Rank,
  query: RawBuilder<Row>,
  alias: string,
): Promise<Row[]> {
  const locks = heldLocks(ctx);
  locks.enter(rank);
  const { rows } = await forNoKeyUpdate(query, alias).execute(ctx.db);
  locks.add(
    rank,
    rows.map(({ id }) => id),
  );
  return rows;
}

/** A query that locks the rows it reads as `alias`. Ranked rows use `lock` and `lockRows`. */
export const forNoKeyUpdate = <Row>(query: RawBuilder<Row>, alias: string): RawBuilder<Row> =>
  sql<Row>`${query} for no key update of ${sql.ref(alias)}`;
/**
 * A query whose rows cannot be deleted or locked by `forUpdate` until commit, so that references to them stay
 * valid. Any number of transactions may hold this lock, and other columns may change meanwhile.
 */
export const forKeyShare = <Row>(query: RawBuilder<Row>, alias: string): RawBuilder<Row> =>
  sql<Row>`${query} for key share of ${sql.ref(alias)}`;
/** A query that locks the rows it reads as `alias` exclusively, also against key-share locks. */
export const forUpdate = <Row>(query: RawBuilder<Row>, alias: string): RawBuilder<Row> =>
  sql<Row>`${query} for update of ${sql.ref(alias)}`;

/**
 * Checks that every affected row is locked. If a set found by a query has grown before it was locked, the
 * write is repeated.
 */
export function requireLocked<R extends Rank>(ctx: Locking, rank: R, ids: readonly RankId<R>[]): void {
  if (!heldLocks(ctx).holds(rank, ids))
    throw new LockSetChanged(`${rank} ${ids.join(', ')} came to a write while it locked`);
}
