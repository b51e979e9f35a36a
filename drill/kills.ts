// Kills processes under load: every acknowledged write must exist exactly once.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { rules } from '../server/audit/rules.ts';
import { dayIn } from '../contract/kernel/business-day.ts';
import {
  call,
  databaseProcesses,
  databaseUrl,
  freePort,
  newFolder,
  postmaster,
  signIn,
  startServer,
  stopServer,
  type Started,
} from './server.ts';

const READY_WITHIN_MS = 5000;

/** Processes that are killed, in turn. `server`: whether that ends the server. */
const victims = {
  'a backend': { server: false },
  'the server': { server: true },
  'the postmaster': { server: false },
  'server and database': { server: true },
} as const;
type Victim = keyof typeof victims;

interface Trial {
  folder: string;
  port: number;
  running: Started;
  acknowledged: Map<string, string>;
  customer: number;
  token: string;
  over: boolean;
}

/**
 * Kills `kills` times while `clients` post at least `writes` vouchers. `strict`: also limits the recovery
 * time, which is meaningless on a busy machine.
 */
export async function drillKills({
  kills = Number(process.env.KILLS ?? 100),
  writes = Number(process.env.WRITES ?? 10_000),
  clients = Number(process.env.CLIENTS ?? 8),
  strict = true,
} = {}): Promise<Record<string, string | number>> {
  const folder = await newFolder('kills');
  const port = await freePort();
  const running = await startServer(folder, { PORT: String(port) });
  if (running.url === '') throw new Error(`the server does not start: ${running.output()}`);
  const token = await signIn(running.url, 'accounting@hakobu.test');
  const customer = await firstCustomer(running.url, token);
  const trial: Trial = { folder, port, running, acknowledged: new Map(), customer, token, over: false };
  try {
    const working = Array.from({ length: clients }, () => write(trial));
    const waits: { victim: Victim; waited: number }[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const wanted = Math.ceil((writes * (kill + 1)) / kills);
      while (trial.acknowledged.size < wanted) await sleep(5);
      const victim = Object.keys(victims)[kill % 4] as Victim;
      waits.push({ victim, waited: await killOnce(trial, victim) });
    }
    await sleep(200);
    trial.over = true;
    await Promise.all(working);
    await compare(trial);
    const slow = waits.filter(({ waited }) => waited > READY_WITHIN_MS);
    const facts = { kills, acknowledged: trial.acknowledged.size, lost: 0, twice: 0, ...slowest(waits) };
    if (strict && slow.length > 0) throw new Error(`not ready within 5 s: ${JSON.stringify(facts)}`);
    return facts;
  } finally {
    trial.over = true;
    await stopServer(trial.running);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Longest recovery time by killed process. */
const slowest = (waits: readonly { victim: Victim; waited: number }[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(victims).map((victim) => {
      const own = waits.filter((wait) => wait.victim === victim).map(({ waited }) => waited);
      return [`slowest ms after ${victim}`, Math.round(Math.max(0, ...own))];
    }),
  );

/** Kills a process; restarts the server if it ended; returns the milliseconds until it is ready. */
async function killOnce(trial: Trial, victim: Victim): Promise<number> {
  const began = performance.now();
  const { child } = trial.running;
  const main = postmaster(trial.folder);
  const all = databaseProcesses(trial.folder);
  const backends = await connectionsOf(trial.folder);
  const kill = (pid: number | undefined) => {
    try {
      if (pid) process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  if (victim === 'a backend') kill(backends[0]);
  if (victim === 'the postmaster') kill(main);
  if (victims[victim].server) child.kill('SIGKILL');
  if (victim === 'server and database') all.forEach(kill);
  if (victims[victim].server) trial.running = await startServer(trial.folder, { PORT: String(trial.port) });
  const { acknowledged } = trial;
  const before = acknowledged.size;
  while (acknowledged.size < before + 1 || !(await isReady(trial.running.url))) {
    if (!victims[victim].server && child.exitCode !== null)
      throw new Error(`the server ended with ${victim}: ${trial.running.output()}`);
    if (performance.now() - began > 10 * READY_WITHIN_MS)
      throw new Error(`not ready after ${victim} was killed: ${trial.running.output()}`);
    await sleep(10);
  }
  return performance.now() - began;
}

/** Process ids of the server's database backends. */
async function connectionsOf(folder: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl(folder) });
  client.on('error', () => {}); // Its backend may be the one that is killed.
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'hakobu' order by random()",
    );
    return rows.map(({ pid }) => pid);
  } finally {
    await client.end().catch(() => {});
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** One client: posts vouchers one after the other, each retried with its key until acknowledged. */
async function write(trial: Trial): Promise<void> {
  while (!trial.over) {
    const key = randomUUID();
    while (!trial.acknowledged.has(key)) {
      const reply = await call(trial.running.url, trial.token, 'POST', 'deposit-with-cash', {
        key,
        body: {
          transactionable_type: 'user',
          transactionable_id: trial.customer,
          amount: '7',
          currency_id: 'VND',
          fund_id: 1,
          voucher_date: dayIn(new Date()),
          description: key,
        },
      }).catch(() => undefined);
      if (reply?.status === 201) trial.acknowledged.set(key, reply.body.code_ref);
      else if (reply !== undefined && reply.status !== 503)
        throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
      else if (trial.over) return;
      else await sleep(20);
    }
  }
}

/** Compares acknowledged vouchers with the database, and checks every invariant of money and goods. */
async function compare({ folder, acknowledged }: Trial): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(folder) });
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string; code: string; times: number }>(
      `select description as key, min(code_ref) as code, count(*)::int as times from transactions
        where length(description) = 36 group by 1`,
    );
    const kept = new Map(rows.map((row) => [row.key, row]));
    const lost = [...acknowledged].filter(([key, code]) => kept.get(key)?.code !== code);
    const twice = rows.filter(({ times }) => times > 1);
    if (lost.length + twice.length > 0) throw new Error(`lost ${lost.length}, twice ${twice.length}`);
    for (const [rule, question] of Object.entries(rules))
      if ((await client.query(question)).rows.length > 0) throw new Error(`broken rule: ${rule}`);
  } finally {
    await client.end();
  }
}

async function firstCustomer(url: string, token: string): Promise<number> {
  return (await call(url, token, 'GET', 'users?filter[role_id]=customer')).body.data[0].id;
}
