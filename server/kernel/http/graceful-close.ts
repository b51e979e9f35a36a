import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 20;

/**
 * Returns a function that closes a server: requests in progress are answered, and all other connections are
 * closed at once, also idle ones and those still sending a refused body. Requests that take longer than
 * `patienceMs` are cut off.
 */
export function gracefulCloser(app: FastifyInstance): (patienceMs: number) => Promise<void> {
  const server = app.server as Server;
  const answering = new Set<ServerResponse>();
  let closing = false;
  server.on('request', (_request, response: ServerResponse) => {
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  return async (patienceMs) => {
    closing = true;
    const until = performance.now() + patienceMs;
    const closed = app.close();
    while (answering.size > 0 && performance.now() < until) {
      await sleep(LOOK_EVERY_MS);
      server.closeIdleConnections();
    }
    server.closeAllConnections();
    await closed;
  };
}
