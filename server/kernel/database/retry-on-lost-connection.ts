// What a lost connection is, and how a request outlives it: a database that restarts, fails over or ends a
// connection costs time, not the request.
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';

/** So long a request waits for a database that is away, before it is answered 503. */
export const RETRY_WINDOW_MS = 5000;
const LONGEST_PAUSE_MS = 250;

/** SQLSTATE: ended by the operator, by a crash, not yet or no more taking connections; a demoted primary. */
const ENDED = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25006', '53300']);
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT', // the socket of a server that is starting
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** What pg says without a code. */
const WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client (has|was) .*queryable)/;

/** Whether a failure is that of the connection, not of the statement: sent again, it may well succeed. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code !== undefined) return code.startsWith('08') || ENDED.has(code) || NETWORK.has(code);
  return WORDS.test(error.message);
}

/** The commit was sent, and the connection was lost before it was answered: nobody knows whether it came. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during the commit', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/**
 * Repeats what a lost connection has interrupted, until the database has been away for 5 s; then refuses with
 * `database_away`. `work` must be such that a second time does no harm.
 */
export async function retryOnLostConnection<Result>(
  work: () => Promise<Result>,
  interrupted: (error: unknown) => boolean = isConnectionLost,
): Promise<Result> {
  const started = performance.now();
  for (let pause = 10; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!interrupted(error)) throw error;
      if (performance.now() - started > RETRY_WINDOW_MS)
        throw new Refusal('database_away', { values: { seconds: 1 } });
      await sleep(pause);
    }
  }
}
