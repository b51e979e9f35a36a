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

/** Takes the last statements of a transaction: they are sent with the commit, which fails when they do. */
export type SendLast = (statements: Promise<unknown>) => void;

/** How a transaction is to run. */
interface Manner {
  serializable: boolean;
  /**
   * Asked in the packet of the first statement, and before it. When it fails the transaction does, with its
   * error, whatever came of `work`.
   */
  first?: ((transaction: Db) => Promise<void>) | undefined;
}

/** All that is due has been sent: statements go out within the turn in which they are asked for. */
const sent = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/**
 * Runs `work` in one transaction and repeats it when PostgreSQL asks for that (serialization failure,
 * deadlock) or when it was overtaken while it locked, up to 6 times with growing pauses, and when the
 * connection was lost before the commit was sent. The order of locks keeps deadlocks away; should one come,
 * it costs a second. `work` must have no effect outside the database. Statements that it asks for together
 * are sent together.
 *
 * `findsItself`: `work` notices when it was committed before, so that it is repeated also when nobody knows
 * whether the commit came; else such a loss is refused with `outcome_unknown`.
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
    // Sent ahead: the first statement follows in the same packet, and fails with it. What a write asks goes
    // by ids: planning it anew for each value would cost more than running it.
    batchWrites(client);
    client
      .query(
        `begin${serializable ? ' isolation level serializable' : ''}; set local plan_cache_mode = force_generic_plan`,
      )
      .catch(() => {});
    const transaction = new Kysely<DB>({ dialect: pinnedDialect(connection) });
    watchLocks(transaction);
    const told = first?.(transaction);
    // nothing else is handed over before it
    if (told !== undefined) await Promise.race([told, connection.asked]);
    const result = await after(
      told,
      work(transaction, (statements) => {
        last = statements;
        statements.catch(() => {}); // their error is asked for below
      }),
    );
    if (last !== undefined) await sent();
    connection.end();
    committing = true;
    const committed = commit(client);
    // a failure of the last statements says more than that of the commit after them
    committed.catch(() => {});
    await last;
    await committed;
    return result;
  } catch (error) {
    connection.end();
    await client.query('rollback').catch(() => {}); // also after a failed commit: nothing is open then
    throw committing && isConnectionLost(error) ? new OutcomeUnknown(error) : error;
  } finally {
    client.release();
  }
}

/** What came of the work; but of what was asked first, if that failed. */
async function after<Result>(told: Promise<void> | undefined, work: Promise<Result>): Promise<Result> {
  if (told !== undefined) await Promise.allSettled([told, work]);
  await told;
  return work;
}
