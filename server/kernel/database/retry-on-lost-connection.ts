// Recognizes lost connections and retries: a restart, failover or ended connection delays a request instead
// of failing it.
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';

/** Maximum time that a request waits for an unavailable database before the response 503. */
export const RETRY_WINDOW_MS = 5000;
const LONGEST_PAUSE_MS = 250;

/** SQLSTATE: ended by the administrator, by a crash, starting up or shutting down; a demoted primary. */
const ENDED = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25006', '53300']);
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT', // The socket of a server that is starting.
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** Messages of pg without a code. */
const WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client (has|was) .*queryable)/;

/** True when the connection failed instead of the statement, so that a retry may succeed. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code !== undefined) return code.startsWith('08') || ENDED.has(code) || NETWORK.has(code);
  return WORDS.test(error.message);
}

/** The connection was lost after COMMIT was sent, so its outcome is unknown. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during the commit', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/**
 * Retries what a lost connection has interrupted, until the database was unavailable for 5 s; then refuses
 * with `database_away`. `work` must be repeatable.
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
