// The only file that writes a lock. Locks let others refer to the row meanwhile: only its key is not theirs
// to wait for.
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { heldLocks, LockSetChanged } from './held-locks.ts';
import { ranks, type Rank, type RankId } from './ranks.ts';

type Locking = Pick<Context, 'db'>;

/**
 * Locks rows of a rank in id order, before anything is judged of them: those with the given ids, or those
 * whose ids a question finds. Answers the ids of those that are there. What is held already costs nothing.
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
    // what the ids of a rank are is said by its row in `ranks`
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
 * Locks the rows of a rank that a query reads as `alias`, in its order, which must be that of their ids where
 * there may be several.
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

/** A query that locks what it reads as `alias`. Rows that have a rank go through `lock` and `lockFound`. */
export const forNoKeyUpdate = <Row>(query: RawBuilder<Row>, alias: string): RawBuilder<Row> =>
  sql<Row>`${query} for no key update of ${sql.ref(alias)}`;
/**
 * A query whose rows nobody takes away or ends (`lockedWhole`) until this write is over: what is judged of
 * them still holds when something refers to them. Any number of writes keep a row at once, and it is changed
 * meanwhile.
 */
export const forKeyShare = <Row>(query: RawBuilder<Row>, alias: string): RawBuilder<Row> =>
  sql<Row>`${query} for key share of ${sql.ref(alias)}`;
/** A query that locks what it reads as `alias` to the last: whoever keeps it is waited for. */
export const forUpdate = <Row>(query: RawBuilder<Row>, alias: string): RawBuilder<Row> =>
  sql<Row>`${query} for update of ${sql.ref(alias)}`;

/**
 * Whether everything that a write concerns is locked. What was found by a question may have grown until it
 * was locked: then the write begins again, and finds it all.
 */
export function requireLocked<R extends Rank>(ctx: Locking, rank: R, ids: readonly RankId<R>[]): void {
  if (!heldLocks(ctx).holds(rank, ids))
    throw new LockSetChanged(`${rank} ${ids.join(', ')} came to a write while it locked`);
}
