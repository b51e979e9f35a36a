// Every list of the API over the demo business: each filter, range, sort and search, with all includes.
// Responses are validated against the contract, and checked for rules that apply to all lists.
import { beforeAll, describe, expect, test } from 'vitest';
import type { FilterKind, ListSpec } from '../../contract/kernel/list.ts';
import { allRoutes } from '../../server/routes.ts';
import { makeBusiness } from '../../server/seed/demo/business.ts';
import { done, people } from '../main-job/main-job.ts';
import { useTestServer, type Caller, type TestServer } from '../support/test-server.ts';

type Row = Record<string, unknown>;
const server = useTestServer();
const lists = allRoutes
  .map(({ endpoint }) => endpoint)
  .filter(({ list, path, query }) => list !== undefined && !path.includes('{') && query.safeParse({}).success)
  .map(({ path, list }) => ({ path, list: list! }));

/** A value that no row has. */
const ABSENT: Record<FilterKind, string> = {
  text: 'zq-none',
  contains: 'zq-none',
  integer: '999999999',
  decimal: '999999999',
  boolean: 'false',
  date: '1999-01-01',
  instant: '1999-01-01',
};
/** Filter values for which rows have no field. */
const WORDS: Record<string, string> = { province_id: '25-01', 'receipts.receiptable_type': 'order' };
/** Lists that require one of their filters. */
const NEEDED: Record<string, string> = {
  'account-period/objects': 'filter[account_id]=1',
  districts: 'filter[province_id]=25-01',
  wards: 'filter[province_id]=25-01',
};
const YEAR = new Date().getFullYear();

beforeAll(() => makeDemo(server), 120_000);

async function makeDemo(running: TestServer): Promise<void> {
  const crew = Object.entries(await people(running)).map(([role, caller]) => [
    role,
    (...call: Parameters<Caller>) => done(caller(...call)),
  ]);
  await makeBusiness(Object.fromEntries(crew) as Parameters<typeof makeBusiness>[0]);
}

/** Queries of a list; `rows` are some of its rows. */
function queriesOf(list: ListSpec, rows: readonly Row[]): string[] {
  const valueOf = (field: string) =>
    rows.map((row) => row[field]).find((value) => ['string', 'number', 'boolean'].includes(typeof value));
  const filters = Object.entries(list.filters).flatMap(([field, kind]) =>
    [valueOf(field), WORDS[field], ABSENT[kind], kind === 'boolean' ? 'true' : undefined]
      .filter((value) => value !== undefined)
      .map((value) => `filter[${field}]=${encodeURIComponent(String(value))}`),
  );
  const ranges = Object.entries(list.between ?? {}).map(
    ([field, kind]) =>
      `filter_between[${field}]=${kind === 'decimal' || kind === 'integer' ? '0,1000' : `${YEAR - 1}-12-31,${YEAR + 1}-12-31`}`,
  );
  const sorts = list.sorts.flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]);
  const texts = list.search ? ['a', '26', 'zq-none', '茶 100%', 'an na'] : [];
  return [...filters, ...ranges, ...sorts, ...texts.map((text) => `q=${encodeURIComponent(text)}`)];
}

describe('a list', () => {
  test.for(lists)('$path answers each question that it offers', async ({ path, list }) => {
    const admin = await server.as('admin');
    const everything = `include=${(list.includes ?? []).join(',')}&append=${(list.appends ?? []).join(',')}`;
    const needed = NEEDED[path] ?? '';
    const { data: rows } = await done(admin('GET', `${path}?${needed}&${everything}`), 200);
    for (const query of queriesOf(list, rows)) {
      const { status, body } = await admin('GET', `${path}?${needed}&${query}`);
      expect([status, body.code], query).toEqual([200, undefined]);
    }
  });

  test.for(lists)('$path has the documented default order', async ({ path, list }) => {
    const admin = await server.as('admin');
    const needed = NEEDED[path] ?? '';
    const { data: begun } = await done(admin('GET', `${path}?${needed}`), 200);
    const { data: asked } = await done(admin('GET', `${path}?${needed}&sort=${list.defaultSort}`), 200);
    expect(begun).toEqual(asked);
    const field = list.defaultSort.slice(1);
    const values = begun.map((row: Row) => row[field]);
    if (!/^-(created_at|voucher_date|arrival_date)$/.test(list.defaultSort) || values.includes(undefined))
      return;
    const latestFirst = values.toSorted((one: string, other: string) => (one < other ? 1 : -1));
    expect(values.filter(Boolean)).toEqual(latestFirst.filter(Boolean));
  });

  test.for(lists)('$path sorts by when its rows were made, where they say so', async ({ path, list }) => {
    const admin = await server.as('admin');
    const needed = NEEDED[path] ?? '';
    const { data: rows } = await done(admin('GET', `${path}?${needed}`), 200);
    if (rows[0]?.created_at === undefined) return;
    expect(list.sorts).toContain('created_at');
    const made = async (sort: string): Promise<number[]> => {
      const { data } = await done(admin('GET', `${path}?${needed}&per_page=100&sort=${sort}`), 200);
      return data.map((row: Row) => new Date(row.created_at as string).getTime());
    };
    expect(await made('created_at')).toEqual((await made('created_at')).toSorted((a, b) => a - b));
    expect(await made('-created_at')).toEqual((await made('-created_at')).toSorted((a, b) => b - a));
  });

  test.for(lists)('$path finds the rows of several values of a filter', async ({ path, list }) => {
    const admin = await server.as('admin');
    const needed = NEEDED[path] ?? '';
    const { data: rows } = await done(admin('GET', `${path}?${needed}&per_page=100`), 200);
    for (const [field, kind] of Object.entries(list.filters)) {
      const values = [...new Set(rows.map((row: Row) => row[field]))];
      const plain = values.filter((value) => ['string', 'number'].includes(typeof value)).slice(0, 2);
      if (plain.length < 2 || kind === 'contains' || plain.some((value) => String(value).includes(',')))
        continue;
      const total = async (asked: string) =>
        (await done(admin('GET', `${path}?${needed}&filter[${field}]=${encodeURIComponent(asked)}`), 200))
          .total;
      const [one, other, both] = await Promise.all([...plain.map(String), plain.join(',')].map(total));
      if (both !== undefined) expect(both, field).toBe(one + other);
    }
  });

  test.for(lists.filter(({ list }) => list.filters.id !== undefined))(
    '$path finds each of its rows by its id, and no other',
    async ({ path }) => {
      const admin = await server.as('admin');
      const { data: rows } = await done(admin('GET', `${path}?${NEEDED[path] ?? ''}`), 200);
      for (const { id } of (rows as Row[]).slice(0, 3)) {
        const { data: found } = await done(
          admin('GET', `${path}?filter[id]=${encodeURIComponent(String(id))}`),
          200,
        );
        expect(found.map((row: Row) => row.id)).toEqual([id]);
      }
    },
  );
});
