import type { FastifyInstance } from 'fastify';
import { retryOnLostConnection } from '../database/retry-on-lost-connection.ts';
import { bearerToken, type ServingOptions } from '../http/serve-route.ts';
import { Refusal } from '../refusal.ts';
import { findActor, activeTokens } from '../session/find-actor.ts';
import type { Stream } from './audience.ts';
import type { LiveFeed } from './live-feed.ts';

const PING_MS = 20_000;
/** A client with more unsent data is considered gone. */
const MOST_WAITING_BYTES = 1_000_000;

/**
 * `GET /api/live`: server-sent events, one `changed` with `{type, id, calls}` per changed row that the caller
 * may read; `calls`: id prefixes of the endpoints that show it. Ends with the session. Refuses with
 * `logged_out` and `too_many_streams`.
 */
export function mountLive(app: FastifyInstance, feed: LiveFeed, options: ServingOptions): void {
  const { database, roleKeys } = options;
  const ping = setInterval(() => void pingAll(feed, options), PING_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(ping);
    for (const { streams } of feed.audience.accounts) for (const stream of [...streams]) stream.end();
  });
  app.get('/api/live', async (request, reply) => {
    const token = bearerToken(request);
    const actor =
      token === undefined
        ? undefined
        : await retryOnLostConnection(() => findActor(database.db, roleKeys, token));
    if (token === undefined || actor === undefined) throw new Refusal('logged_out');
    const { raw } = reply;
    let leave = () => {};
    const stream: Stream = {
      token,
      send(text) {
        if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy();
        else raw.write(text);
      },
      end() {
        leave();
        raw.end();
      },
    };
    leave = await feed.add(actor, stream);
    reply.hijack();
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write(': open\n\n');
    raw.once('close', leave);
    if (request.raw.destroyed || raw.destroyed) leave(); // Closed while access was checked.
  });
}

/** Sends heartbeats, closes streams of ended sessions, and reloads permissions once per account. */
async function pingAll({ audience }: LiveFeed, { database, roleKeys }: ServingOptions): Promise<void> {
  const { accounts } = audience;
  const streams = accounts.flatMap(({ streams: open }) => [...open]);
  if (streams.length === 0) return;
  try {
    const live = await activeTokens(database.db, new Set(streams.map(({ token }) => token)));
    for (const stream of streams) if (!live.has(stream.token)) stream.end();
    for (const account of accounts) {
      const [stream] = account.streams;
      const actor = stream && (await findActor(database.db, roleKeys, stream.token));
      if (actor !== undefined) account.actor = actor; // Permissions may have changed.
    }
  } catch {
    // An unavailable database closes no stream.
  }
  for (const { streams: open } of audience.accounts) for (const stream of open) stream.send(': ping\n\n');
}
