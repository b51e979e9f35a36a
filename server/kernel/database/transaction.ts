import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { LockSetChanged, watchLocks } from '../locks/held-locks.ts';
import type { Database, Db } from './database.ts';
import { Refusal } from '../refusal.ts';
import { commit, pinnedDialect, PinnedConnection } from './dialect.ts';
import { isConnectionLost, OutcomeUnknown, retryOnLostConnection } from './retry-on-lost-connection.ts';
import { batchWrites } from './batch-writes.ts';

const MOST_TRIES = 6;
const RETRIED = new Set(['40001', '40P01']); // serialization failure, deadlock

/** The PostgreSQL error code of a failed statement, or undefined. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Runs the last statements of a transaction: they are sent with the commit, which fails when they do. */
export type SendLast = (statements: Promise<unknown>) => void;

/** Options of a transaction. */
interface Manner {
  serializable: boolean;
  /**
   * Sent in the packet of the first statement, before it. When it fails the transaction fails with its
   * error, whatever the result of `work`.
   */
  first?: ((transaction: Db) => Promise<void>) | undefined;
}

/** Resolves when pending statements were sent: they are sent within the turn that issues them. */
const sent = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/**
 * Runs `work` in one transaction. Retries up to 6 times with growing pauses after a serialization failure, a
 * deadlock, or a set of rows that grew while it was locked, and after a connection lost before COMMIT. Lock
 * ranks prevent deadlocks; one would cost a second. `work` must have no effect outside the database.
 * Statements issued together are sent together. `findsItself`: `work` notices its own earlier commit, so it
 * is retried even when the outcome of COMMIT is unknown; otherwise such a loss is refused with
 * `outcome_unknown`.
 */
export async function inTransaction<Result>(
  database: Database,
  { findsItself = false, ...manner }: Manner & { findsItself?: boolean },
  work: (transaction: Db, sendLast: SendLast) => Promise<Result>,
): Promise<Result> {
  const interrupted = (error: unknown) =>
    isConnectionLost(error) || (findsItself && error instanceof OutcomeUnknown);
  try {
    return await retryOnLostConnection(() => untilSettled(database, manner, work), interrupted);
  } catch (error) {
    if (error instanceof OutcomeUnknown) throw new Refusal('outcome_unknown', { values: { seconds: 1 } });
    throw error;
  }
}

async function untilSettled<Result>(
  database: Database,
  manner: Manner,
  work: (transaction: Db, sendLast: SendLast) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(database, manner, work);
    } catch (error) {
      if (attempt === MOST_TRIES || !isToRepeat(error)) throw error;
      await sleep(Math.random() * 2 ** attempt);
    }
  }
}

const isToRepeat = (error: unknown): boolean =>
  error instanceof LockSetChanged || RETRIED.has(sqlState(error) ?? '');

async function attemptOnce<Result>(
  { pool, names }: Database,
  { serializable, first }: Manner,
  work: (transaction: Db, sendLast: SendLast) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const connection = new PinnedConnection(client, names);
  let last: Promise<unknown> | undefined;
  let committing = false;
  try {
    // Sent ahead: the first statement follows in the same packet and fails with it. Writes select by id,
    // where a generic plan is cheaper than planning for each value.
    batchWrites(client);
    client
      .query(
        `begin${serializable ? ' isolation level serializable' : ''}; set local plan_cache_mode = force_generic_plan`,
      )
      .catch(() => {});
    const transaction = new Kysely<DB>({ dialect: pinnedDialect(connection) });
    watchLocks(transaction);
    const sentAhead = first?.(transaction);
    // Nothing is sent before it.
    if (sentAhead !== undefined) await Promise.race([sentAhead, connection.asked]);
    const result = await after(
      sentAhead,
      work(transaction, (statements) => {
        last = statements;
        statements.catch(() => {}); // Their error is handled below.
      }),
    );
    if (last !== undefined) await sent();
    connection.end();
    committing = true;
    const committed = commit(client);
    // A failure of the last statements is more specific than that of the commit after them.
    committed.catch(() => {});
    await last;
    await committed;
    return result;
  } catch (error) {
    connection.end();
    // Also after a failed commit, when no transaction is open.
    await client.query('rollback').catch(() => {});
    throw committing && isConnectionLost(error) ? new OutcomeUnknown(error) : error;
  } finally {
    client.release();
  }
}

/** The result of the work, or the error of the statement sent ahead, if that failed. */
async function after<Result>(sentAhead: Promise<void> | undefined, work: Promise<Result>): Promise<Result> {
  if (sentAhead !== undefined) await Promise.allSettled([sentAhead, work]);
  await sentAhead;
  return work;
}
