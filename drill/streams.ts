// Thousands of open screens receive a change soon, each only what its user may read.
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MAX_STREAMS } from '../server/kernel/live/audience.ts';
import { hashToken, newToken } from '../server/kernel/session/token.ts';
import { call, databaseUrl, newFolder, signIn, startServer, stopServer } from './server.ts';

const HEARD_WITHIN_MS = 2000;
/** A hundred concurrent changes, which all salespeople also receive. */
const ALL_HEARD_WITHIN_MS = 10_000;
const CHANGES = 100;
const OPENED_AT_ONCE = 200;

interface Stream {
  customer: boolean;
  user: number;
  /** Received changes: `type id`. */
  heard: Set<string>;
  close(): void;
}

/** `streams` open screens, with the maximum per account; one account in twenty is a customer's. */
export async function drillStreams({ streams = Number(process.env.STREAMS ?? 10_000) } = {}): Promise<
  Record<string, string | number>
> {
  const folder = await newFolder('streams');
  const server = await startServer(folder);
  if (server.url === '') throw new Error(`the server does not start: ${server.output()}`);
  const open: Stream[] = [];
  try {
    const people = await makePeople(databaseUrl(folder), Math.ceil(streams / MAX_STREAMS));
    const wanted = people.flatMap((person) => Array.from({ length: MAX_STREAMS }, () => person));
    while (open.length < streams) {
      const next = wanted.slice(open.length, Math.min(open.length + OPENED_AT_ONCE, streams));
      open.push(...(await Promise.all(next.map((person) => listen(server.url, person)))));
    }
    const admin = await signIn(server.url, 'admin@hakobu.test');
    const toAll = await toldToAll(server.url, admin, open);
    const toOne = await toldToOne(server.url, admin, open);
    return {
      streams: open.length,
      accounts: people.length,
      'all who may heard of a product after ms': Math.round(toAll),
      [`one customer heard of ${CHANGES} orders after ms`]: Math.round(toOne),
    };
  } finally {
    for (const stream of open) stream.close();
    await stopServer(server);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

interface Person {
  user: number;
  token: string;
  customer: boolean;
}

/** Inserts accounts with a session each directly, because signing in is not measured here. */
async function makePeople(url: string, count: number): Promise<Person[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const people: Person[] = [];
    for (let number = 0; number < count; number += 1) {
      const customer = number % 20 === 0; // Customers may not read the catalogue.
      const token = newToken();
      const {
        rows: [user],
      } = await client.query<{ user_id: number }>(
        `with made as (insert into users (organization_id, name, email, role_id, email_verified_at)
          values (1, 'Người xem', $1, $2, now()) returning id)
        insert into sessions (user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
        select id, $3, now() + interval '1 hour', $4, now() + interval '1 hour' from made returning user_id`,
        [
          `viewer${number}@hakobu.test`,
          customer ? 'customer' : 'sale',
          hashToken(token),
          hashToken(newToken()),
        ],
      );
      people.push({ user: Number(user!.user_id), token, customer });
    }
    return people;
  } finally {
    await client.end();
  }
}

/** A stream over a raw socket, which reads no more than needed. */
function listen(url: string, { user, token, customer }: Person): Promise<Stream> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    const stream: Stream = { user, customer, heard: new Set(), close: () => socket.destroy() };
    let rest = '';
    socket.setEncoding('utf8');
    socket.once('error', reject);
    socket.on('data', (text: string) => {
      rest += text;
      if (rest.startsWith('HTTP/1.1') && !rest.startsWith('HTTP/1.1 200')) reject(new Error(rest));
      if (rest.includes(': open')) resolve(stream);
      for (const [, type, id] of rest.matchAll(/"type":"(\w+)","id":"([^"]+)"/g))
        stream.heard.add(`${type} ${id}`);
      rest = rest.slice(-200);
    });
    socket.write(`GET /api/live HTTP/1.1\r\nhost: drill\r\nauthorization: Bearer ${token}\r\n\r\n`);
  });
}

async function toldToAll(url: string, admin: string, open: readonly Stream[]): Promise<number> {
  const id = `DRILL${Date.now()}`;
  const { status, body } = await call(url, admin, 'POST', 'products', { body: { id, name: 'Drill' } });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return hear(open, ({ customer }) => !customer, [`product ${id}`]);
}

async function toldToOne(url: string, admin: string, open: readonly Stream[]): Promise<number> {
  const { user } = open.find(({ customer }) => customer)!;
  const ids: string[] = [];
  const product = (await call(url, admin, 'GET', 'products?per_page=1')).body.data[0].id;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (ids.length < CHANGES) {
        const { status, body } = await call(url, admin, 'POST', 'order/retails', {
          body: {
            customer_id: user,
            shipment_method_id: 'sea',
            items: [{ product_id: product, price: '1000', quantity: '1' }],
          },
        });
        if (status !== 201) throw new Error(JSON.stringify(body));
        ids.push(`order ${body.id}`);
      }
    }),
  );
  const waited = await hear(open, (stream) => stream.user === user, ids, ALL_HEARD_WITHIN_MS);
  const others = open.filter(({ customer, user: whose }) => customer && whose !== user);
  if (others.some(({ heard }) => ids.some((id) => heard.has(id))))
    throw new Error('a customer heard of the order of another');
  return waited;
}

/** Milliseconds until all of some streams have received all of some changes. */
async function hear(
  open: readonly Stream[],
  concerns: (stream: Stream) => boolean,
  changes: readonly string[],
  most = HEARD_WITHIN_MS,
): Promise<number> {
  const began = performance.now();
  const waiting = new Set(open.filter(concerns));
  while (waiting.size > 0) {
    for (const stream of waiting)
      if (changes.every((change) => stream.heard.has(change))) waiting.delete(stream);
    const waited = performance.now() - began;
    if (waited > 10 * most) throw new Error(`${waiting.size} streams did not hear of a change`);
    await sleep(5);
  }
  const waited = performance.now() - began;
  if (waited > most) throw new Error(`heard only after ${Math.round(waited)} ms`);
  return waited;
}
