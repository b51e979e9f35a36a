import type { FastifyInstance } from 'fastify';

/** So long nobody must have called, */
const REST_MS = 5000;
/** and so long it must be since the last time. */
const APART_MS = 60_000;

/**
 * Gives memory back while nobody calls: after the start, and after each stretch of work. By itself the engine
 * lets a heap grow to a limit that it sets by what was alive at its busiest, and what only the start needed
 * stays until then: 50 MiB of 190. It takes some 80 ms in which nothing else is done, so it waits for a rest.
 * What merely watches the server, its health and figures, does not count as calling. Without `collect`
 * (`--expose-gc`) the engine is left to itself.
 */
export function tidyAtRest(
  app: FastifyInstance,
  collect: (() => void) | undefined,
  { restMs = REST_MS, apartMs = APART_MS } = {},
): void {
  if (collect === undefined) return;
  let next = 0;
  let timer: NodeJS.Timeout | undefined;
  const tidy = (): void => {
    collect();
    next = performance.now() + apartMs;
  };
  const waitForRest = (): void => {
    clearTimeout(timer);
    timer = setTimeout(tidy, Math.max(restMs, next - performance.now())).unref();
  };
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/')) waitForRest();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  waitForRest();
}
