// Shared by the benches: a server process over a durable database, and clients that send requests.
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { tunedSettings } from '../server/kernel/embedded-postgres/settings.ts';
import { startEmbeddedPostgres } from '../server/kernel/embedded-postgres/start.ts';
import { ensureDatabase } from '../server/kernel/database/ensure-database.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { seedAccounts } from '../server/seed/seed-accounts.ts';
import { MEMORY_ENV, MEMORY_FLAGS } from '../tools/memory-flags.mjs';
import { startFilledDatabase, type Filling } from './filled-database.ts';
import { cpuTimeOf } from './cpu-time.ts';

export const CLIENTS = 8;
const root = path.resolve(import.meta.dirname, '..');

/** Folder of the bench databases. */
export const benchFolder = (): string =>
  path.resolve(process.env.BENCH_DIR ?? path.join(root, '.data/bench'));

export interface Bench {
  url: string;
  databaseUrl: string;
  pool: pg.Pool;
  serverPid: number;
  postgresPid: number;
  token(email: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * A server with the lookups and accounts, in a folder of its own that `BENCH_DIR` names (default
 * `.data/bench`). `grown`: it is filled before it is measured, so its database is started as one that has its
 * data already. `kept`: it is filled so once, and stays.
 */
export async function startBench(
  name: string,
  { grown = true, kept }: { grown?: boolean; kept?: Filling } = {},
): Promise<Bench> {
  const folder = path.join(benchFolder(), name);
  const { postgres, databaseUrl } =
    kept === undefined ? await startAnew(folder, grown) : await startFilledDatabase(folder, kept);
  const { child, url } = await startServer(databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CLIENTS });
  pool.on('error', () => {}); // The database may have stopped first.
  return {
    url,
    databaseUrl,
    pool,
    serverPid: child.pid!,
    postgresPid: postgres.pid,
    token: (email) => tokenOf(url, email),
    async stop() {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await Promise.all([ended, pool.end()]);
      await postgres.stop();
      if (kept === undefined) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startAnew(folder: string, grown: boolean) {
  fs.rmSync(folder, { recursive: true, force: true });
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: grown ? tunedSettings({ dataBytes: Infinity }) : {},
  });
  await ensureDatabase(postgres.url(), 'bench');
  const databaseUrl = postgres.url('bench');
  await prepareDatabase(databaseUrl, { demo: false });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await seedAccounts(client);
  await client.end();
  return { postgres, databaseUrl };
}

/** Signs in a demo account. */
export async function tokenOf(url: string, email: string): Promise<string> {
  const answer = (await (
    await fetch(`${url}/api/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'password', username: email, password: 'hakobu-demo' }),
    })
  ).json()) as { access_token: string };
  return answer.access_token;
}

/** A server process over an existing database. */
export async function startServer(databaseUrl: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [...MEMORY_FLAGS, path.join(root, 'server/main.ts')], {
    env: {
      ...MEMORY_ENV,
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      DEMO: '0',
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended')));
    child.stdout!.on('data', (text: Buffer) => {
      const port = /localhost:(\d+)/.exec(text.toString())?.[1];
      if (port !== undefined) resolve({ child, url: `http://127.0.0.1:${port}` });
    });
  });
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request over a keep-alive connection; returns status and body. */
export function request(
  url: string,
  method: string,
  token: string,
  body?: object,
): Promise<{ status: number; body: any }> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const call = http.request(
      url,
      {
        method,
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, body: text === '' ? undefined : JSON.parse(text) });
        });
      },
    );
    call.on('error', reject);
    call.end(payload);
  });
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Median milliseconds of two operations in turn, after both have warmed up. */
export async function inTurn(
  rounds: number,
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<{ ours: number; bare: number }> {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -20; round < rounds; round += 1) {
    for (const [name, work] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      const start = performance.now();
      await work();
      if (round >= 0) times[name].push(performance.now() - start);
    }
  }
  return { ours: median(times.ours), bare: median(times.bare) };
}

/** Executions of `work` per second by `CLIENTS` clients; `work` gets the number of its client. */
export async function perSecond(
  seconds: number,
  work: (client: number) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  const until = performance.now() + seconds * 1000;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      while (performance.now() < until) {
        await work(client);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - start) / 1000);
}

/** The same, with the CPU milliseconds per execution of server and database. */
export async function perSecondWithCpuTime(
  { serverPid, postgresPid }: Bench,
  seconds: number,
  work: (client: number) => Promise<unknown>,
): Promise<{ rate: number; 'server ms each': string; 'database ms each': string }> {
  let count = 0;
  const before = [cpuTimeOf(serverPid), cpuTimeOf(postgresPid)] as const;
  const rate = await perSecond(seconds, async (client) => {
    await work(client);
    count += 1;
  });
  return {
    rate,
    'server ms each': round((cpuTimeOf(serverPid) - before[0]) / count),
    'database ms each': round((cpuTimeOf(postgresPid) - before[1]) / count),
  };
}

export const machine = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
export const round = (value: number, digits = 2): string => value.toFixed(digits);
export function say(name: string, facts: Record<string, string | number>): void {
  console.log(
    `${name}: ${Object.entries(facts)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ')}`,
  );
}
