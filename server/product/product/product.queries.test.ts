// Searches for one or two characters use different plans for rare and common matches. Both must find the
// same rows.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
  await server.query(
    `insert into products (organization_id, id, name, created_at) select 1, 'G' || n, case n % 50 when 7
      then 'Zürich ' else 'Name ' end || n || case n % 3 when 0 then ' 茶'
        else '' end, now() - n * interval '1 minute' from generate_series(1, 3000) n`,
  );
});
const find = async (q: string, more = '') =>
  (await admin('GET', `search/products?q=${encodeURIComponent(q)}&per_page=100${more}`)).body as {
    data: { id: string; name: string }[];
    total: number;
  };
const count = async (pattern: string) =>
  (
    await server.query<{ count: number }>(
      `select count(*)::int as count from products where ' ' || search_text like $1`,
      [pattern],
    )
  )[0]!.count;

test.for([
  ['n', '% n%'],
  ['na', '%na%'],
  ['z', '% z%'],
  ['Ü', '% u%'],
  ['zu', '%zu%'],
  ['茶', '% 茶%'],
  ['g7', '%g7%'],
  ['q', '% q%'],
  ['qq', '%qq%'],
] as const)('"%s" finds all that fit', async ([q, pattern]) => {
  const { total, data } = await find(q);
  expect(total).toBe(await count(pattern));
  expect(data.length).toBe(Math.min(100, total));
});

test('have the same order on every page, for few and many rows', async () => {
  for (const q of ['zu', 'na']) {
    const { rows } = {
      rows: await server.query<{ id: string }>(
        `select id from products where search_text like '%' || $1 || '%' order by created_at desc, id desc
          limit 200`,
        [q],
      ),
    };
    const pages = [...(await find(q)).data, ...(await find(q, '&page=2')).data];
    expect(pages.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).slice(0, pages.length));
    expect((await find(q, '&sort=name')).data.map(({ name }) => name)).toEqual(
      (
        await server.query<{ name: string }>(
          "select name from products where search_text like '%' || $1 || '%' order by name, id limit 100",
          [q],
        )
      ).map(({ name }) => name),
    );
  }
});

test('any two characters count exactly the products that contain them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...'namezurich0123茶g%_\\'),
      fc.constantFrom(...'namezurich0123茶g%_\\'),
      async (one, two) => {
        expect((await find(one + two)).total).toBe(
          await count(`%${(one + two).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test.for(['search/products', 'products'])('%s finds by code, name and part of either', async (path) => {
  const id = `49${Date.now()}`;
  const name = `抹茶ラテ ${path}`;
  await admin('POST', 'products', { id, name, code: `SKU-${id}` });
  const found = async (q: string) =>
    (await admin('GET', `${path}?q=${encodeURIComponent(q)}`)).body.data.map((row: { id: string }) => row.id);
  for (const q of [id.slice(2), name, `SKU-${id}`]) expect(await found(q), q).toEqual([id]);
  expect(await found('抹茶')).toContain(id);
});

test("an exact code finds the product, by its own code or the shop's", async () => {
  const id = `49${Date.now()}`;
  const own = `SKU-${id}`;
  await admin('POST', 'products', { id, name: 'Trà', code: own });
  await admin('POST', 'products', { id: own, name: 'Cơm', code: 'other' });
  const called = async (codes: string) =>
    (await admin('GET', `products?filter[called]=${encodeURIComponent(codes)}&sort=name`)).body.data.map(
      (row: { id: string }) => row.id,
    );
  expect(await called(id)).toEqual([id]);
  expect(await called(own)).toEqual([own, id]);
  expect(await called(`other,${id},nothing`)).toEqual([own, id]);
  expect(await called(id.slice(0, -1))).toEqual([]);
});

test('wildcards and SQL in a search are plain text', async () => {
  expect((await admin('GET', 'search/products?q=%25')).body.data).toEqual([]);
  for (const q of [
    "'",
    "''",
    "\\'",
    "'; drop table products; --",
    '\\',
    '$1',
    '_',
    'a\0b',
    '👋',
    'ﷺ',
    "' or '1'='1",
  ]) {
    const { status, body } = await admin('GET', `search/products?q=${encodeURIComponent(q)}`);
    expect([q, status, body.data]).toEqual([q, 200, []]);
  }
});
