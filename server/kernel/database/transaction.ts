import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './database.ts';

const MOST_TRIES = 6;
const RETRIED = new Set(['40001', '40P01']); // serialization failure, deadlock

/** The PostgreSQL error code of a failed statement, or undefined. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Takes the last statement of a transaction: it is sent together with the commit, which fails when it does. */
export type SendLast = (statement: Promise<unknown>) => void;

/**
 * Runs `work` in one transaction and repeats it when PostgreSQL asks for that (serialization failure, deadlock), up to 6 times with
 * growing pauses. `work` must have no effect outside the database.
 */
export async function inTransaction<Result>(db: Db, serializable: boolean, work: (transaction: Db, sendLast: SendLast) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    let last: Promise<unknown> | undefined;
    const sendLast: SendLast = (statement) => {
      last = statement;
      statement.catch(() => {}); // the commit that follows fails with it, and its own error is asked for below
    };
    try {
      const begun = serializable ? db.transaction().setIsolationLevel('serializable') : db.transaction();
      return await begun.execute((transaction) => work(transaction, sendLast));
    } catch (failure) {
      const error = await last?.then(() => failure, (reason: unknown) => reason) ?? failure;
      if (attempt === MOST_TRIES || !RETRIED.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * 2 ** attempt);
    }
  }
}
