// Slows down guessing: after a few failures the account, and the address they came from, must wait, each time
// twice as long.
import { Refusal } from '#kernel/refusal.ts';

const FREE_ATTEMPTS = 5;
const FREE_ATTEMPTS_OF_ADDRESS = 30; // an office shares one address
const LONGEST_WAIT_MS = 15 * 60_000;
const FORGET_MS = 60 * 60_000;
const MOST_KEYS = 20_000;

interface Attempts {
  failures: number;
  last: number;
}
const attempts = new Map<string, Attempts>();

const freeOf = (key: string): number =>
  key.startsWith('address:') ? FREE_ATTEMPTS_OF_ADDRESS : FREE_ATTEMPTS;

/** Milliseconds until any of the keys may try again; 0 when they may now. */
export function waitOf(keys: readonly string[], now: number): number {
  return Math.max(
    0,
    ...keys.map((key) => {
      const known = attempts.get(key);
      if (known === undefined || known.failures < freeOf(key)) return 0;
      return known.last + Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (known.failures - freeOf(key))) - now;
    }),
  );
}

const turns = new Map<string, Promise<unknown>>();

/**
 * Guesses under one key are judged one after the other, so that many at once are no more than the free ones.
 */
export async function inTurn<Answer>(key: string, judge: () => Promise<Answer>): Promise<Answer> {
  const judged = (turns.get(key) ?? Promise.resolve()).then(judge);
  const over = judged.catch(() => {});
  turns.set(key, over);
  try {
    return await judged;
  } finally {
    if (turns.get(key) === over) turns.delete(key);
  }
}

/** Refuses with `too_many_attempts` while any of the keys must wait. */
export function requirePatience(keys: readonly string[], now: number): void {
  const wait = waitOf(keys, now);
  if (wait > 0) throw new Refusal('too_many_attempts', { values: { seconds: Math.ceil(wait / 1000) } });
}

export function recordFailure(keys: readonly string[], now: number): void {
  if (attempts.size > MOST_KEYS)
    for (const [key, { last }] of attempts)
      if (now - last > FORGET_MS || attempts.size > 2 * MOST_KEYS) attempts.delete(key);
  for (const key of keys) {
    const known = attempts.get(key);
    attempts.set(key, {
      failures: known === undefined || now - known.last > FORGET_MS ? 1 : known.failures + 1,
      last: now,
    });
  }
}

/** A success clears the account, not the address: its other failures may be somebody guessing. */
export const forgetFailures = (key: string): void => void attempts.delete(key);
