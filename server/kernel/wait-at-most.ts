import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for work, at most the given milliseconds; a later result is ignored. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  const timeout = sleep(milliseconds, undefined, { signal: ended.signal, ref: false }).catch(() => {});
  try {
    await Promise.race([work, timeout]);
  } finally {
    ended.abort();
    work.catch(() => {});
  }
}
