import type { FastifyInstance } from 'fastify';

/** Milliseconds without requests before a collection. */
const REST_MS = 5000;
/** Minimum milliseconds between two collections. */
const APART_MS = 60_000;
/** Minimum growth in bytes since the last collection. */
const WORTH = 16 * 1024 ** 2;

/** Functions of the JavaScript engine that a collection needs. */
export interface Engine {
  /** Collects garbage completely, and returns free pages to the system. */
  collect: () => void;
  /** Resident memory of the process, in bytes. */
  held: () => number;
}

/** The engine of this process; without `gc` unless started with `--expose-gc`. */
export const thisEngine = (): Engine | undefined => {
  const { gc } = globalThis;
  return (
    gc && {
      collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
      held: () => process.memoryUsage.rss(),
    }
  );
};

/**
 * Collects garbage while the server is idle: after the start, and after each busy period. V8 lets the heap
 * grow to a limit derived from its peak and keeps free pages: 90 of 230 MiB after a minute of load. A
 * collection blocks for some 160 ms, so it waits for an idle period. Health checks and metrics do not count
 * as activity.
 */
export function collectGarbageWhenIdle(app: FastifyInstance, engine: Engine | undefined): void {
  if (engine === undefined) return;
  let next = 0;
  let heldAfterCollection = 0;
  let timer: NodeJS.Timeout | undefined;
  const collectIfIdle = (): void => {
    if (engine.held() < heldAfterCollection + WORTH) return;
    engine.collect();
    heldAfterCollection = engine.held();
    next = performance.now() + APART_MS;
  };
  const waitForRest = (): void => {
    clearTimeout(timer);
    timer = setTimeout(collectIfIdle, Math.max(REST_MS, next - performance.now())).unref();
  };
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/')) waitForRest();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  waitForRest();
}
