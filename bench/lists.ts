// Every list of the API at size: each sort, filter and search, on near and far pages, as those who may call
// it.
import path from 'node:path';
import type { ListSpec } from '../contract/kernel/list.ts';
import { allRoutes } from '../server/routes.ts';
import { addressOf, casesOf, pagesOf, type Row } from './lists-cases.ts';
import { startFilled } from './lists-database.ts';
import { workOf } from './work-of.ts';
import { benchFolder, median, request, round, say, startServer, tokenOf } from './support.ts';

const REPEATS = Number(process.env.REPEATS ?? 5);
const GOAL_MS = 60;
/** What takes longer than this is not asked again: its median is clear. */
const HOPELESS_MS = 5000;
/**
 * Everything, everything of the organization, one's own as one of the staff and as a customer with thousands
 * of orders.
 */
const CALLERS = ['admin', 'accounting', 'sale', 'purchase', 'customer'];

interface Measured {
  caller: string;
  list: string;
  question: string;
  page: number;
  /** Milliseconds the first time, and at the median. */
  first: number;
  ms: number;
  /**
   * Milliseconds of processor at the median, server and database: what the machine's other users do is not in
   * it.
   */
  work: number;
}
interface Once {
  ms: number;
  work: number;
}

/** `LISTS=orders,boxes` asks only lists whose address has such a part, `CALLERS=admin` only as these. */
export async function benchLists(): Promise<void> {
  const { postgres, databaseUrl } = await startFilled(path.join(benchFolder(), 'lists'));
  const { child, url } = await startServer(databaseUrl);
  const measured: Measured[] = [];
  try {
    const pids = [child.pid!, postgres.pid];
    const wanted = process.env.LISTS?.split(',');
    const lists = allRoutes.flatMap(({ endpoint }) =>
      endpoint.list !== undefined && (wanted?.some((part) => endpoint.path.includes(part)) ?? true)
        ? [{ address: addressOf(endpoint), list: endpoint.list }]
        : [],
    );
    for (const caller of process.env.CALLERS?.split(',') ?? CALLERS) {
      const token = await tokenOf(url, `${caller}@hakobu.test`);
      const ask: Ask = async (address) => {
        const [before, start] = [workOf(...pids), performance.now()];
        const answer = await request(`${url}/api/${address}`, 'GET', token);
        return { ms: performance.now() - start, work: Math.max(0, workOf(...pids) - before), ...answer };
      };
      const known = await knownValues(ask);
      for (const list of lists) measured.push(...(await measureList(ask, caller, list, known)));
      if (wanted === undefined || wanted.includes('search'))
        measured.push(...(await measurePalette(ask, caller)));
    }
    tell(measured);
  } finally {
    child.kill('SIGTERM');
    await postgres.stop();
  }
}

type Ask = (address: string) => Promise<Once & { status: number; body: any }>;

/** Values of rows in the middle of their tables, for filters by them. */
async function knownValues(ask: Ask): Promise<Record<string, string>> {
  const known: Record<string, string> = {};
  for (const [name, address, field] of [
    ['tracking', 'order/trackings?page=300', 'code'],
    ['order', 'orders?page=3', 'id'],
    ['product', 'products?page=300', 'id'],
    ['province', 'provinces', 'id'],
  ] as const) {
    const { body } = await ask(address);
    const value: unknown = body?.data?.[0]?.[field];
    if (typeof value === 'string') known[name] = value;
  }
  return known;
}

async function measureList(
  ask: Ask,
  caller: string,
  { address, list }: { address: string; list: ListSpec },
  known: Record<string, string>,
): Promise<Measured[]> {
  const samples: Row[] = [];
  for (const page of list.paged === false ? [1] : [1, 300, 660]) {
    const { status, body } = await ask(`${address}?page=${page}`);
    if (status === 403) return [];
    if (status === 200) samples.push(...(body.data as Row[]).slice(0, 1));
  }
  const measured: Measured[] = [];
  for (const { name, query } of casesOf(list, samples, known)) {
    const one = await ask(`${address}?${query}`);
    // not offered, not to this caller, or below a row that there is not
    if ([403, 404, 422].includes(one.status)) continue;
    if (one.status !== 200) throw new Error(`${address}?${query}: ${one.status}`);
    const far = one.body.total_capped === true && (query === '' || query.startsWith('sort'));
    for (const page of pagesOf(one.body.last_page ?? 1, far)) {
      const times = await repeat(ask, `${address}?${query}&page=${page}`, page === 1 ? [one] : []);
      measured.push({ caller, list: address, question: name, page, ...times });
      if (process.env.ALL !== undefined && times.work > GOAL_MS / 2) console.log(line(measured.at(-1)!));
    }
  }
  say(`${caller} ${address}`, {
    questions: measured.length,
    'worst ms': round(Math.max(0, ...measured.map(({ ms }) => ms)), 0),
    'worst work': round(Math.max(0, ...measured.map(({ work }) => work)), 0),
  });
  return measured;
}

async function measurePalette(ask: Ask, caller: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const text of [
    'nguyễn văn an',
    'tran',
    'an',
    'a',
    '26',
    '1234',
    'OR26',
    '00012345',
    '茶',
    'zq9x',
    'zq',
  ]) {
    const times = await repeat(ask, `search?q=${encodeURIComponent(text)}`);
    measured.push({ caller, list: 'search', question: text, page: 1, ...times });
  }
  return measured;
}

async function repeat(
  ask: Ask,
  address: string,
  times: Once[] = [],
): Promise<Pick<Measured, 'first' | 'ms' | 'work'>> {
  while (times.length < REPEATS && !times.some(({ ms }) => ms > HOPELESS_MS)) times.push(await ask(address));
  return {
    first: times[0]!.ms,
    ms: median(times.map(({ ms }) => ms)),
    work: median(times.map(({ work }) => work)),
  };
}

const line = ({ caller, list, question, page, first, ms, work }: Measured): string =>
  `${round(ms, 1).padStart(8)} ms, work ${round(work, 1)} (first ${round(first, 0)})  ${caller.padEnd(10)} ${list}  ${question}, page ${page}`;

function tell(measured: readonly Measured[]): void {
  const worst = measured.toSorted((a, b) => b.ms - a.ms);
  const most = process.env.ALL === undefined ? 10 : worst.filter(({ ms }) => ms > GOAL_MS / 2).length;
  console.log('The worst at the median:');
  for (const one of worst.slice(0, Math.max(10, most))) console.log(line(one));
  const firsts = measured.map(({ first }) => first).toSorted((a, b) => a - b);
  say('every list', {
    questions: measured.length,
    [`above ${GOAL_MS} ms at the median`]: worst.filter(({ ms }) => ms > GOAL_MS).length,
    [`above ${GOAL_MS} ms of work`]: worst.filter(({ work }) => work > GOAL_MS).length,
    'median ms': round(median(measured.map(({ ms }) => ms)), 1),
    'p99 ms': round(worst[Math.floor(worst.length / 100)]?.ms ?? NaN, 1),
    'p99 of the first time': round(firsts[Math.floor(firsts.length * 0.99)] ?? NaN, 0),
    [`first time above ${GOAL_MS} ms`]: firsts.filter((ms) => ms > GOAL_MS).length,
  });
}
