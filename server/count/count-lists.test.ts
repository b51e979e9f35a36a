import { beforeAll, expect, test } from 'vitest';
import { done } from '../../tests/main-job/main-job.ts';
import { refused } from '../../tests/support/refused.ts';
import { adminElsewhere } from '../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
interface CountQuery {
  name: string;
  list: string;
  query?: string;
  warehouse?: number;
}
const path = (asked: readonly CountQuery[] | string, most?: number): string =>
  `counts?asked=${encodeURIComponent(typeof asked === 'string' ? asked : JSON.stringify(asked))}${most === undefined ? '' : `&most=${most}`}`;
const count = async (caller: Caller, asked: readonly CountQuery[], most?: number) =>
  (await done(caller('GET', path(asked, most)))).data as Record<string, number>;

beforeAll(async () => {
  admin = await server.as('admin');
  for (let number = 1; number <= 101; number += 1)
    await done(admin('POST', 'suppliers', { name: `Kosoku ${number}` }), 201);
});

test('several lists are counted at once, as each of them would answer', async () => {
  const asked = [
    { name: 'all', list: 'suppliers' },
    { name: 'found', list: 'suppliers', query: 'q=Kosoku 10' },
    { name: 'none', list: 'suppliers', query: 'filter[name]=nobody' },
    { name: 'roles', list: 'roles' },
    { name: 'goods', list: 'purchases/list-to-buy' },
  ];
  const counts = await count(admin, asked);
  for (const { name, list, query = '' } of asked.filter(({ name }) => name in counts)) {
    const { data, total = data.length } = await done(admin('GET', `${list}?${query.replace(' ', '%20')}`));
    expect([name, counts[name]]).toEqual([name, total]);
  }
  expect(counts).toMatchObject({ found: 3, none: 0 });
});

test('no more is counted than is asked for', async () => {
  const suppliers = [{ name: 'all', list: 'suppliers', query: 'q=Kosoku' }];
  expect(await count(admin, suppliers, 100)).toEqual({ all: 100 });
  expect(await count(admin, suppliers, 1000)).toEqual({ all: 101 });
});

test('only what the caller may read is counted, of their organization', async () => {
  const asked = [
    { name: 'suppliers', list: 'suppliers' },
    { name: 'funds', list: 'funds' },
    { name: 'nothing', list: 'nothing' },
    { name: 'old', list: 'suppliers', query: 'filter[gone]=1' },
  ];
  expect(Object.keys(await count(await server.as('purchase'), asked))).toEqual(['suppliers']);
  expect(await count(await server.as('customer'), asked)).toEqual({});
  const there = await count(await adminElsewhere(server), [{ name: 'orders', list: 'order/retails' }]);
  expect(there).toEqual({ orders: 0 });
});

test('questions that are none are refused', async () => {
  await refused(admin('GET', 'counts'), 'invalid_fields', 'asked');
  await refused(admin('GET', path('{')), 'invalid_fields', 'asked');
  await refused(admin('GET', path([])), 'invalid_fields', 'asked');
  await refused(admin('GET', path([{ name: 'a', list: 'suppliers' }], 7)), 'invalid_fields', 'most');
  await refused(server.with('')('GET', path([{ name: 'a', list: 'suppliers' }])), 'logged_out');
});
