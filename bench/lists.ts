// Measures every list of the API at size with the requests of its screen: each sort on pages 1, 2, 3 and 50,
// each filter alone, the two that its screen combines, and searches. `LISTS=orders,boxes` selects lists
// whose address contains one of these, `CALLERS=admin` selects callers, `SLOWEST=50` prints more of the
// slowest requests.
import path from 'node:path';
import type { ListSpec } from '../contract/kernel/list.ts';
import { allRoutes } from '../server/routes.ts';
import { startFilled } from './lists-database.ts';
import { addressOf, requestsOf, type Row } from './lists-requests.ts';
import { benchFolder, median, request, round, say, startServer, tokenOf } from './support.ts';

const REPEATS = 3;
const GOALS_MS = { median: 10, p95: 60, max: 250 } as const;
const SLOWEST = Number(process.env.SLOWEST ?? 10);
/** An administrator, an accountant, a seller with 50,000 orders and a customer with 3,000. */
const CALLERS = ['admin', 'accounting', 'sale', 'customer'];
const PALETTE_SEARCHES = ['12345', 'nhung', '抹茶'];
/** Statuses of requests that are not offered, not permitted to this caller, or below a missing row. */
const NOT_OFFERED = new Set([403, 404, 422]);

interface Measured {
  caller: string;
  list: string;
  url: string;
  ms: number;
}
/** Sends a GET to the API; returns the response with its wall time. */
type Get = (address: string) => Promise<{ ms: number; status: number; body: any }>;

export async function benchLists(): Promise<void> {
  const { postgres, databaseUrl } = await startFilled(path.join(benchFolder(), 'lists'));
  const { child, url } = await startServer(databaseUrl);
  const measured: Measured[] = [];
  try {
    const lists = selectedLists();
    for (const caller of process.env.CALLERS?.split(',') ?? CALLERS) {
      const token = await tokenOf(url, `${caller}@hakobu.test`);
      const get: Get = async (address) => {
        const start = performance.now();
        const answer = await request(`${url}/api/${address}`, 'GET', token);
        return { ms: performance.now() - start, ...answer };
      };
      const known = await readKnownValues(get);
      for (const { address, list } of lists)
        measured.push(...(await measureList(get, caller, address, list, known)));
      if (isSelected('search')) measured.push(...(await measurePalette(get, caller, known)));
    }
  } finally {
    child.kill('SIGTERM');
    if (!postgres.reused) await postgres.stop();
  }
  report(measured);
}

function isSelected(address: string): boolean {
  return process.env.LISTS?.split(',').some((part) => address.includes(part)) ?? true;
}

const selectedLists = (): { address: string; list: ListSpec }[] =>
  allRoutes.flatMap(({ endpoint }) =>
    endpoint.list !== undefined && isSelected(endpoint.path)
      ? [{ address: addressOf(endpoint), list: endpoint.list }]
      : [],
  );

/** Values of rows from the middle of their lists, for filters and searches by them. */
async function readKnownValues(get: Get): Promise<Record<string, string>> {
  const known: Record<string, string> = {};
  for (const [name, address, field] of [
    ['tracking', 'order/trackings?page=300', 'code'],
    ['order', 'orders?page=3', 'id'],
    ['product', 'products?page=300', 'id'],
    ['province', 'provinces', 'id'],
  ] as const) {
    const { body } = await get(address);
    const value: unknown = body?.data?.[0]?.[field];
    if (typeof value === 'string') known[name] = value;
  }
  return known;
}

async function measureList(
  get: Get,
  caller: string,
  list: string,
  spec: ListSpec,
  known: Record<string, string>,
): Promise<Measured[]> {
  const samples: Row[] = [];
  for (const page of spec.paged === false ? [1] : [2, 50, 1]) {
    const { status, body } = await get(`${list}?page=${page}`);
    if (status === 403) return [];
    if (status === 200) samples.push(...(body.data as Row[]).slice(0, 1));
  }
  const measured: Measured[] = [];
  for (const { query, pages } of requestsOf(list, spec, samples, known)) {
    const warmUp = await get(`${list}?${query}`);
    if (NOT_OFFERED.has(warmUp.status)) continue;
    if (warmUp.status !== 200) throw new Error(`${list}?${query}: ${warmUp.status}`);
    for (const page of pages.filter((one) => one <= (warmUp.body.last_page ?? 1))) {
      const url = [`${list}?${query}`, ...(page > 1 ? [`page=${page}`] : [])].join('&');
      measured.push({ caller, list, url, ms: await medianOf(get, url) });
    }
  }
  return measured;
}

async function measurePalette(get: Get, caller: string, { product }: Record<string, string>) {
  const measured: Measured[] = [];
  for (const text of product === undefined ? PALETTE_SEARCHES : [...PALETTE_SEARCHES, product]) {
    const url = `search?q=${encodeURIComponent(text)}`;
    measured.push({ caller, list: 'search', url, ms: await medianOf(get, url) });
  }
  return measured;
}

/** Median wall time of an address, after one unmeasured call. */
async function medianOf(get: Get, address: string): Promise<number> {
  await get(address);
  const times: number[] = [];
  for (let count = 0; count < REPEATS; count += 1) times.push((await get(address)).ms);
  return median(times);
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

function summarize(measured: readonly Measured[]) {
  const sorted = measured.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return { median: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), max: sorted.at(-1) ?? NaN };
}

/** Prints the figures of each list and of all, and fails the process when a goal is missed. */
function report(measured: readonly Measured[]): void {
  const lists = Map.groupBy(measured, ({ list }) => list);
  const facts = (some: readonly Measured[]) => {
    const { median: p50, p95, max } = summarize(some);
    return {
      questions: some.length,
      'p50 ms': round(p50, 1),
      'p95 ms': round(p95, 1),
      'max ms': round(max, 1),
    };
  };
  for (const [list, some] of lists) say(list, facts(some));
  say('all lists', facts(measured));
  console.log(`The ${SLOWEST} slowest questions:`);
  for (const { ms, caller, url } of measured.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`${round(ms, 1).padStart(9)} ms  ${caller.padEnd(10)} ${decodeURIComponent(url)}`);
  const figures = summarize(measured);
  for (const goal of ['median', 'p95', 'max'] as const)
    if (!(figures[goal] <= GOALS_MS[goal])) {
      console.log(`goal missed: ${goal} ${round(figures[goal], 1)} ms, goal ≤ ${GOALS_MS[goal]} ms`);
      process.exitCode = 1;
    }
}
