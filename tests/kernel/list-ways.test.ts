// A list goes one way where rows are few and near and another where they are many and far. Whatever is asked,
// and whoever asks, both answer the same.
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ListSpec } from '../../contract/kernel/list.ts';
import { listLimits } from '../../server/kernel/list/list-limits.ts';
import { filledColumns, filledIn } from '../../server/kernel/list/question.ts';
import { allRoutes } from '../../server/routes.ts';
import { makeBusiness } from '../../server/seed/demo/business.ts';
import type { Call, Crew } from '../../server/seed/demo/steps.ts';
import { useTestServer, type Caller } from '../support/test-server.ts';

const server = useTestServer();
const usual = { ...listLimits };
/** Every row is far, and whatever is found is too much to be sorted. */
const low = {
  far: 1,
  near: 2,
  sorted: 0,
  sortedFar: 4,
  sortedRange: 4,
  sortedFew: 0,
  sortedOwn: 0,
  sampled: 3,
  workedOut: 0,
  named: 0,
};
/** Nothing that can be looked up is few enough: what narrows a list is asked of each row on the way. */
const walked = {
  ...low,
  sorted: -1,
  sortedFar: -1,
  sortedRange: -1,
  sortedFew: -1,
  sortedOwn: -1,
  askedOwn: -1,
};
beforeAll(async () => {
  const crew = (['admin', 'sale', 'purchase', 'warehouse', 'accounting'] as const).map(async (role) => {
    const caller = await server.as(role);
    const call: Call = async (method, path, body) => (await caller(method, path, body)).body;
    return [role, call] as const;
  });
  await makeBusiness(Object.fromEntries(await Promise.all(crew)) as Crew);
}, 120_000);
afterEach(() => void Object.assign(listLimits, usual));

const lists = allRoutes.flatMap(({ endpoint: { path, list } }) =>
  list === undefined || list.paged === false || path.includes('{') ? [] : [{ path, list }],
);
const TEXTS = [
  'n',
  'an',
  'nguyen',
  '26',
  'r2',
  'OR',
  'OR2',
  'r26',
  '2r',
  '-',
  '0000',
  'zq',
  'zq9',
  'Hỏi',
  'e b',
  'n T',
  '%',
];

/** Each sort, each filter by what the first row bears and by what none does, each range, some searches. */
function questionsOf(
  { sorts, filters, between = {}, search = false }: ListSpec,
  row: Record<string, unknown>,
): string[] {
  const parts = (value: string) => [value, value.slice(0, 2), value.slice(-4)];
  return [
    '',
    ...sorts.flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]),
    ...Object.entries(filters).flatMap(([field, kind]) => {
      const value = row[field];
      const known = typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
      const values =
        kind === 'boolean' ? ['true', 'false'] : kind === 'contains' ? known.flatMap(parts) : known;
      const absent = kind === 'integer' ? ['999999'] : kind === 'boolean' ? [] : ['zq'];
      return [...values, ...absent].map((one) => `filter[${field}]=${encodeURIComponent(one)}`);
    }),
    ...Object.entries(between).flatMap(([field, kind]) =>
      (kind === 'decimal' || kind === 'integer' ? ['1,', '0,100'] : ['2020-01-01,2099-01-01']).map(
        (range) => `filter_between[${field}]=${range}`,
      ),
    ),
    ...(search ? TEXTS : []).map((text) => `q=${encodeURIComponent(text)}`),
  ];
}

async function ask(caller: Caller, path: string, question: string): Promise<unknown> {
  const { status, body } = await caller('GET', `${path}?${question}&per_page=2&page=2`);
  if (status !== 200) return { status };
  const rows = (body.data as Record<string, unknown>[]).map(
    ({ id, product_id, order_items: _, ...row }) => id ?? product_id ?? row,
  );
  return { rows, total: body.total };
}

const asked = (['admin', 'sale', 'customer'] as const).flatMap((role) =>
  lists.map((list) => ({ role, ...list })),
);

test.for(asked)(
  '$role: $path answers the same by every way',
  { timeout: 60_000 },
  async ({ role, path, list }) => {
    const caller = await server.as(role);
    const { status, body } = await caller('GET', path);
    if (status === 403) return;
    const all = questionsOf(list, body?.data?.[0] ?? {});
    // who sees all asks everything; the others what goes another way for own rows
    const plain = all.filter((one) => !one.startsWith('filter')).slice(0, 4);
    const narrowed = all.filter((one) => /^(filter_between|q=(an|26|OR|zq9)$)/.test(one));
    const questions = role === 'admin' ? all : [...new Set([...plain, ...narrowed])];
    const wrong: unknown[] = [];
    for (const question of questions) {
      Object.assign(listLimits, usual);
      const near = await ask(caller, path, question);
      Object.assign(listLimits, low);
      const far = [await ask(caller, path, question), await ask(caller, path, question)];
      Object.assign(listLimits, walked);
      if (question.startsWith('filter[')) far.push(await ask(caller, path, question));
      if (far.some((answer) => JSON.stringify(answer) !== JSON.stringify(near)))
        wrong.push({ question, near, far });
    }
    expect(wrong).toEqual([]);
  },
);

test('columns that are said to be filled are so in every table', async () => {
  const empty = await server.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and is_nullable = 'YES' and (column_name = any($1)
        or (table_name, column_name) in (select * from unnest($2::text[], $3::text[])))`,
    [[...filledColumns], Object.values(filledIn), Object.keys(filledIn)],
  );
  expect(empty).toEqual([]);
});
