import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { findActor } from '../session/find-actor.ts';
import { bearerToken, type ServingOptions } from '../http/serve-route.ts';
import type { LiveFeed } from './live-feed.ts';

const PING_MS = 20_000;

/**
 * `GET /api/live`: server-sent events, one `changed` with `{type, id, calls}` for each thing that changed and
 * that the caller may read; `calls`: what the ids of the calls begin with that show it. It ends with the
 * session.
 */
export function mountLive(
  app: FastifyInstance,
  feed: LiveFeed,
  { database, roleKeys }: ServingOptions,
): void {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
  app.get('/api/live', async (request, reply) => {
    const token = bearerToken(request);
    const actor = token === undefined ? undefined : await findActor(database.db, roleKeys, token);
    if (token === undefined || actor === undefined) throw new Refusal('logged_out');
    const listener = {
      actor,
      send: (change: object) => void reply.raw.write(`event: changed\ndata: ${JSON.stringify(change)}\n\n`),
    };
    const leave = await feed.add(listener);
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(': open\n\n');
    const ping = setInterval(
      () =>
        void (async () => {
          // a moment without a database ends nobody
          const still = await findActor(database.db, roleKeys, token).catch(() => listener.actor);
          if (still === undefined) {
            end();
            return;
          }
          listener.actor = still; // rights may have changed meanwhile
          reply.raw.write(': ping\n\n');
        })(),
      PING_MS,
    );
    const end = (): void => {
      clearInterval(ping);
      leave();
      open.delete(end);
      reply.raw.end();
    };
    open.add(end);
    request.raw.on('close', end);
  });
}
