// Memory does not grow: it returns to its level a minute after mixed load, and stays there under long
// uniform load.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Crew } from '../server/seed/demo/steps.ts';
import { wholeOrder } from '../server/seed/demo/whole-order.ts';
import {
  call,
  databaseProcesses,
  databaseUrl,
  newFolder,
  signIn,
  startServer,
  stopServer,
  type Started,
} from './server.ts';

const CLIENTS = 8;
const MOST_MIB = 300;
const MOST_GROWTH = 1.1;
const ROLES = ['admin', 'sale', 'purchase', 'warehouse', 'accounting'] as const;

/**
 * `mixed`: seconds of lists, details, searches, exports, sign-ins and writes by 8 clients, then a minute's
 * rest. `job`: seconds in which 8 clients take orders from money to goods, one after the other.
 */
export async function drillMemory({
  mixed = Number(process.env.MIXED_SECONDS ?? 180),
  job = Number(process.env.JOB_SECONDS ?? 600),
  rest = Number(process.env.REST_SECONDS ?? 60),
} = {}): Promise<Record<string, string | number>> {
  const folder = await newFolder('memory');
  const server = await startServer(folder);
  if (server.url === '') throw new Error(`the server does not start: ${server.output()}`);
  try {
    say('the server is ready');
    const crew = await crewOf(server.url);
    await busy(Math.min(60, mixed / 3), (turn) => oneOfMany(server.url, crew, turn)); // Loads all code.
    say('warm');
    await sleep(rest * 1000);
    const before = await memoryOf(server, folder);
    say(`rested: ${show(before)} MiB`);
    await busy(mixed, (turn) => oneOfMany(server.url, crew, turn));
    const busiest = await memoryOf(server, folder);
    say(`busy with much: ${show(busiest)} MiB`);
    await sleep(rest * 1000);
    const after = await memoryOf(server, folder);
    say(`rested: ${show(after)} MiB`);
    const orders = await busy(job, () => wholeOrder(crew));
    const working = await memoryOf(server, folder);
    say(`${orders} orders taken through: ${show(working)} MiB`);
    await sleep(rest * 1000);
    const last = await memoryOf(server, folder);
    const facts = {
      'before MiB': show(before),
      'busy MiB': show(busiest),
      'a minute later MiB': show(after),
      'orders taken through': orders,
      'at their end MiB': show(working),
      'a minute after them MiB': show(last),
    };
    if (after.together > before.together * MOST_GROWTH || last.together > MOST_MIB)
      throw new Error(`memory grew: ${JSON.stringify(facts)}`);
    return facts;
  } finally {
    await stopServer(server);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls of each role, which throw when refused. */
async function crewOf(url: string): Promise<Crew> {
  const hands = ROLES.map(async (role) => {
    const token = await signIn(url, `${role}@hakobu.test`);
    const act = async (method: string, address: string, body?: object) => {
      const answer = await call(url, token, method, address, body && { body });
      if (answer.status >= 400)
        throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    return [role, act] as const;
  });
  return Object.fromEntries(await Promise.all(hands)) as unknown as Crew;
}

/** Prints progress, because the test takes a quarter of an hour. */
function say(text: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

/** Lets the clients work for a number of seconds; returns the number of operations. */
async function busy(seconds: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let turns = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < until) await work((turns += 1));
    }),
  );
  return turns;
}

const LISTS = [
  'orders?include=customer,items&per_page=50',
  'products?per_page=50&q=a',
  'users?per_page=50',
  'boxes?per_page=50',
  'transactions?per_page=50',
  'logs?per_page=50',
  'search?q=sakura',
];

/** Mixed operations, in turn. */
async function oneOfMany(url: string, crew: Crew, turn: number): Promise<void> {
  if (turn % 50 === 0) await wholeOrder(crew);
  else if (turn % 25 === 0) await signIn(url, 'sale@hakobu.test');
  else if (turn % 20 === 0) await exportOrders(crew);
  else await crew.admin('GET', LISTS[turn % LISTS.length]!);
}

const exportOrders = (crew: Crew): Promise<unknown> =>
  crew.admin('POST', 'exports/rows', {
    name: 'drill',
    list: 'orders',
    query: '',
    format: 'xlsx',
    columns: [{ field: 'id', title: 'id' }],
  });

interface Memory {
  server: number;
  database: number;
  together: number;
}
const show = ({ server, database, together }: Memory): string =>
  `${Math.round(together)} (server ${Math.round(server)}, database ${Math.round(database)})`;

/**
 * Mebibytes of a server and its database. Shared files count once. Shared memory of the database counts once
 * and completely, because the use by ended processes is unknown.
 */
async function memoryOf({ child }: Started, folder: string): Promise<Memory> {
  const server = mebibytes(child.pid!, 'Pss');
  const own = databaseProcesses(folder).map((pid) => mebibytes(pid, 'Pss_Anon') + mebibytes(pid, 'Pss_File'));
  const database = own.reduce((sum, size) => sum + size, await sharedMebibytes(folder));
  return { server, database, together: server + database };
}

async function sharedMebibytes(folder: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl(folder) });
  await client.connect();
  const { rows } = await client.query<{ setting: string }>(
    "select setting from pg_settings where name = 'shared_memory_size'",
  );
  await client.end();
  return Number(rows[0]!.setting);
}

function mebibytes(pid: number, part: 'Pss' | 'Pss_Anon' | 'Pss_File'): number {
  try {
    const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(new RegExp(`^${part}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
  } catch {
    return 0; // It has ended meanwhile.
  }
}
