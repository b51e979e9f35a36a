// Every statistic over many entries, alone and while eight clients post deposits. Fails when a goal is
// missed.
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayIn } from '../contract/kernel/business-day.ts';
import { TOTAL_CAP } from '../contract/kernel/list.ts';
import { post } from './postings/customers.ts';
import { booksOf, findFilled, LONGEST, PARTIES, type Filled } from './statistics-data.ts';
import { CLIENTS, median, request, round, say, startBench, startServer, type Bench } from './support.ts';
import { cpuTimeOf } from './cpu-time.ts';

const SIZES = (process.env.ENTRIES ?? '1000000,10000000').split(',').map(Number);
/**
 * Repetitions per request: the server runs background work every second, which must not affect most of them.
 */
const REPEATS = Number(process.env.REPEATS ?? 15);
const EARLY = 5;
/** Goal for the 95th percentile of wall time while clients post. */
const GOAL_P95_MS = 50;
/** Repetitions before frequent requests are measured, so that plans are cached. */
const OFTEN = Number(process.env.OFTEN ?? 8);
const ASKER = 'asker';
const RESTLESS_SECONDS = 15;

interface Measured {
  name: string;
  /** Median CPU time: work for many requests, such as garbage collection, belongs to no single one. */
  work: number;
  wall: number;
  /** The same for the first requests, before statements are planned and code is compiled. */
  early: number;
  /** Number of its last page. */
  last: number;
}
/** The measured server; the posting clients use another one, so that its CPU time counts only requests. */
interface Caller {
  url: string;
  token: string;
  pids: () => Promise<number[]>;
}

const named = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}application_name=${ASKER}`;
const daysAgo = (days: number): string => dayIn(new Date(Date.now() - days * 86_400_000));
const PERIODS: Record<string, string | undefined> = {
  'all time': undefined,
  today: `${daysAgo(0)},${daysAgo(0)}`,
  'last month': `${daysAgo(30)},${daysAgo(0)}`,
  'odd days of a year ago': `${daysAgo(377)},${daysAgo(203)}`,
  'three years ago': `${daysAgo(1090)},${daysAgo(1033)}`,
};

/** Lists with a period, and lists without. */
const questions = ({ customer, wallet, walletAccount, funds }: Filled) => ({
  over: [
    'account-period',
    `account-period/objects?filter[account_id]=${walletAccount}&per_page=15`,
    'statistics/account/trial-balance',
    'statistics/account/parties',
    'statistics/account/parties?filter[account]=131',
    'statistics/account/income-statement',
    'statistics/account/balance-sheet',
    'statistics/account/journal',
    'statistics/account/journal?filter[type_id]=revenue',
    'statistics/account/ledger?filter[account]=111',
    'statistics/account/ledger?filter[account]=511',
    'statistics/account/ledger?filter[account]=131',
    `statistics/account/ledger?filter[party_type]=user&filter[party_id]=${customer}`,
    `statistics/account/ledger?filter[party_type]=user&filter[party_id]=${customer + 100}`,
    `statistics/account/ledger?filter[party_type]=fund&filter[party_id]=${funds[0]}`,
    'statistics/account/sales',
    'accounting-period/objects?filter[object_type]=user',
    'accounting-period/objects?filter[object_type]=user&filter[account]=wallet',
    'cards-period',
    `wallet/users/${wallet}/movements`,
    `funds/${funds[0]}/movements`,
  ],
  plain: [
    'get-outstanding-objects?filter[object_type]=user',
    'get-outstanding-objects?filter[object_type]=user&sort=-overdue',
    `get-outstanding-reference-objects?filter[object_type]=user&filter[object_id]=${customer}`,
    'get-outstanding-reference-objects?filter[object_type]=user',
    'statistics/payment-due-date/users',
    'statistics/money-by-day?days=30',
    'statistics/money-by-day?days=90',
    `statistics/account/ledger/summary?party_type=user&party_id=${customer}`,
    `statistics/account/ledger/summary?account=131&from=${daysAgo(377)}&to=${daysAgo(203)}`,
  ],
});

async function ask({ url, token, pids }: Caller, path: string): Promise<Measured> {
  let last = 1;
  /** Median CPU and wall time of several repetitions. */
  const turns = async (count: number) => {
    const walls: number[] = [];
    const works: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const before = cpuTimeOf(...(await pids()));
      const start = performance.now();
      const { status, body } = await request(`${url}/api/${path}`, 'GET', token);
      walls.push(performance.now() - start);
      works.push(cpuTimeOf(...(await pids())) - before);
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      // lists refuse pages beyond the row at which totals are capped
      last = Math.min(body.last_page ?? 1, Math.floor(TOTAL_CAP / (body.per_page ?? 1)));
    }
    return { work: median(works), wall: median(walls) };
  };
  await request(`${url}/api/${path}`, 'GET', token);
  const early = await turns(EARLY);
  await turns(OFTEN);
  return { name: path, early: early.work, ...(await turns(REPEATS)), last };
}

/** Every statistic over every period, on its first and last page. */
async function measureAll(asker: Caller, filled: Filled): Promise<Measured[]> {
  const { over, plain } = questions(filled);
  const wanted = (path: string) => path.includes(process.env.ASK ?? '');
  const paths = [
    ...plain.filter(wanted),
    ...over
      .filter(wanted)
      .flatMap((path) =>
        Object.values(PERIODS).map((period) =>
          period === undefined
            ? path
            : `${path}${path.includes('?') ? '&' : '?'}filter_between[voucher_date]=${period}`,
        ),
      ),
  ];
  const asked: Measured[] = [];
  for (const path of paths) {
    const first = await ask(asker, path);
    asked.push(first);
    if (first.last > 1)
      asked.push(await ask(asker, `${path}${path.includes('?') ? '&' : '?'}page=${first.last}`));
  }
  return asked;
}

/** Prints the figures of all requests and the slowest of them. Returns the 95th percentile of wall time. */
function report(title: string, asked: readonly Measured[]): number {
  const walls = asked.map(({ wall }) => wall).toSorted((a, b) => a - b);
  const p95 = walls[Math.min(walls.length - 1, Math.floor(walls.length * 0.95))] ?? NaN;
  say(title, {
    requests: asked.length,
    'p50 ms': round(median(walls), 1),
    'p95 ms': round(p95, 1),
    'max ms': round(walls.at(-1) ?? NaN, 1),
    'above 25 ms of CPU time': asked.filter(({ work }) => work > 25).length,
  });
  const shown = process.env.ALL === '1' ? asked.filter(({ work }) => work > 12) : asked;
  for (const { name, work, wall, early } of shown
    .toSorted((a, b) => b.wall - a.wall)
    .slice(0, process.env.ALL === '1' ? undefined : 10))
    console.log(
      `  ${round(wall, 1)} ms, ${round(work, 1)} ms of CPU time (${round(early, 1)} when cold): ${name}`,
    );
  return p95;
}

/**
 * CPU time per second of an idle server, such as aggregation and live updates, for processes that exist at
 * the end.
 */
async function restless({ pids }: Caller): Promise<number> {
  const before = new Map((await pids()).map((pid) => [pid, cpuTimeOf(pid)]));
  await sleep(RESTLESS_SECONDS * 1000);
  const worked = (await pids()).map((pid) => cpuTimeOf(pid) - (before.get(pid) ?? 0));
  return worked.reduce((sum, work) => sum + work, 0) / RESTLESS_SECONDS;
}

/** Eight clients that post deposits until stopped. Returns the number of deposits. */
function keepPosting(bench: Bench, token: string, { customer, funds }: Filled): () => Promise<number> {
  let going = true;
  let done = 0;
  const today = dayIn(new Date());
  const all = Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      while (going) {
        await post(bench.url, token, 'deposit-with-cash', {
          ...{ transactionable_type: 'user', transactionable_id: customer + ((done * 7 + client) % PARTIES) },
          ...{ amount: '1000', currency_id: 'VND', fund_id: funds[client], voucher_date: today },
        });
        done += 1;
      }
    }),
  );
  return async () => {
    going = false;
    await all;
    return done;
  };
}

export async function benchStatistics(): Promise<void> {
  for (const entries of SIZES) await measureBooksOf(entries);
}

async function measureBooksOf(entries: number): Promise<void> {
  const bench = await startBench(`statistics-${entries}`, { kept: booksOf(entries) });
  let child: ChildProcess | undefined;
  try {
    const filled = await findFilled(bench.pool);
    const second = await startServer(named(bench.databaseUrl));
    child = second.child;
    const token = await bench.token('accounting@hakobu.test');
    const asker: Caller = {
      ...{ url: second.url, token },
      pids: async () => {
        const { rows } = await bench.pool.query(
          'select pid from pg_stat_activity where application_name = $1',
          [ASKER],
        );
        return [second.child.pid!, ...rows.map(({ pid }) => Number(pid))];
      },
    };
    const title = `statistics, ${entries} entries, ${PARTIES} parties, a wallet of ${LONGEST}`;
    report(title, await measureAll(asker, filled));
    const stop = keepPosting(bench, token, filled);
    say('background jobs of the measured server', {
      'ms of CPU time a second': round(await restless(asker), 1),
    });
    const p95 = report(`${title}, while ${CLIENTS} clients post`, await measureAll(asker, filled));
    say('deposits meanwhile', { count: await stop() });
    if (!(p95 <= GOAL_P95_MS)) {
      console.log(`goal missed: p95 ${round(p95, 1)} ms while clients post, goal ≤ ${GOAL_P95_MS} ms`);
      process.exitCode = 1;
    }
  } finally {
    child?.kill('SIGTERM');
    await bench.stop();
  }
}
