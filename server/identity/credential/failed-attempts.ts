// Limits password guessing: after some free failures a key must wait, twice as long after each failure.
// Counted in the database in transactions of their own, for all servers together.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#kernel/database/database.ts';
import { Refusal } from '#kernel/refusal.ts';

/**
 * Keys of the counters, with their free failures. An account is counted together with the IP address, so
 * that others cannot lock its owner out; each alone has a higher limit, against many addresses trying one
 * account and one address trying many accounts.
 */
const FREE = {
  pair: 5,
  device: 10,
  account: 50,
  address: 200,
  password: 5,
  register: 30,
  provider: 30,
} as const;
type Kind = keyof typeof FREE;
/** A key of the table: its kind, and a hash of its value. */
export type AttemptKey = `${Kind}:${string}`;

const LONGEST_WAIT_SECONDS = 15 * 60;

export const attemptKey = (kind: Kind, ...of: readonly (string | number)[]): AttemptKey =>
  `${kind}:${createHash('sha256').update(JSON.stringify(of)).digest('base64url')}`;

const turns = new Map<string, Promise<unknown>>();

/**
 * Attempts under one key are judged one after the other, so that concurrent attempts cannot exceed the free
 * ones.
 */
export async function inTurn<Answer>(key: string, attempt: () => Promise<Answer>): Promise<Answer> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(attempt);
  const over = turn.catch(() => {});
  turns.set(key, over);
  try {
    return await turn;
  } finally {
    if (turns.get(key) === over) turns.delete(key);
  }
}

/**
 * Refuses with `too_many_attempts` attempts that arrived while a key had to wait; `startedAt` is by
 * `performance.now()`, so that waiting in line gives no attempt. A clock set back extends no wait beyond a
 * quarter of an hour.
 */
export async function requireAttemptAllowed(
  db: Db,
  keys: readonly AttemptKey[],
  startedAt = performance.now(),
): Promise<void> {
  const { rows } = await sql<Counted>`
    select key, failures, extract(epoch from now() - last_at)::float8 as ago from attempts
    where key = any(${keys}::text[])`.execute(db);
  if (rows.some(({ ago }) => ago < 0))
    await sql`update attempts set last_at = now()
      where key = any(${keys}::text[]) and last_at > now()`.execute(db);
  const inLine = (performance.now() - startedAt) / 1000;
  const wait = Math.min(
    LONGEST_WAIT_SECONDS,
    Math.max(0, ...rows.map((row) => secondsToWait(row) + inLine * Number(isOver(row)))),
  );
  if (wait > 0) throw new Refusal('too_many_attempts', { values: { seconds: Math.ceil(wait) } });
}

interface Counted {
  key: AttemptKey;
  failures: number;
  /** Seconds since the last failure. */
  ago: number;
}
const beyondFree = ({ key, failures }: Counted): number => failures - FREE[key.split(':')[0] as Kind];
const isOver = (counted: Counted): boolean => beyondFree(counted) >= 0;
const secondsToWait = (counted: Counted): number =>
  isOver(counted) ? Math.min(LONGEST_WAIT_SECONDS, 2 ** beyondFree(counted)) - Math.max(0, counted.ago) : 0;

/** Counts a failure; after an hour without one the counter restarts. */
export async function recordFailure(db: Db, keys: readonly AttemptKey[]): Promise<void> {
  await sql`insert into attempts as a (key, failures)
    select key, 1 from unnest(${keys.toSorted()}::text[]) as key
    on conflict (key) do update set last_at = now(),
      failures = case when a.last_at < now() - interval '1 hour' then 1 else a.failures + 1 end`.execute(db);
}

/**
 * Clears the counters of the person after a success; that of the address stays, because it may be guessing
 * other accounts.
 */
export async function clearFailures(db: Db, keys: readonly AttemptKey[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keys).execute();
}

/** Deletes counters without a failure for a day. */
export async function deleteOldAttempts(db: Db): Promise<void> {
  await sql`delete from attempts where last_at < now() - interval '1 day'`.execute(db);
}
