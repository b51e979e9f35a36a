// Every list, for every caller: pages are parts of the whole in its order, and the total counts it.
import { beforeAll, expect, test } from 'vitest';
import type { ListSpec } from '../../contract/kernel/list.ts';
import { allRoutes } from '../../server/routes.ts';
import { makeBusiness } from '../../server/seed/demo/business.ts';
import type { Call, Crew } from '../../server/seed/demo/steps.ts';
import { useTestServer, type Caller, type Role } from '../support/test-server.ts';

const server = useTestServer();
beforeAll(async () => {
  const crew = (['admin', 'sale', 'purchase', 'warehouse', 'accounting'] as const).map(async (role) => {
    const caller = await server.as(role);
    const call: Call = async (method, path, body) => (await caller(method, path, body)).body;
    return [role, call] as const;
  });
  await makeBusiness(Object.fromEntries(await Promise.all(crew)) as Crew);
}, 120_000);

const lists = allRoutes.flatMap(({ endpoint: { path, list } }) =>
  list === undefined || list.paged === false || path.includes('{') ? [] : [{ path, list }],
);
/** Short and long texts, numbers with prefix, wildcards, accents, and text that no row contains. */
const TEXTS = ['n', 'an', 'nguyen', '26', 'r26', 'OR', '-', 'zq9', 'Hỏi', 'e b', 'n T', '%'];

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
      const absent = { integer: ['999999'], decimal: ['999999'], boolean: [] }[kind as string] ?? ['zq'];
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

const SIZE = 2;

async function read(
  { caller, role }: { caller: Caller; role: Role },
  path: string,
  question: string,
): Promise<{ rows: unknown[]; total: number }> {
  const { status, body } = await caller('GET', `${path}?${question}`);
  // Fields that other roles may not read cannot be filtered by.
  expect(role === 'admin' ? [200] : [200, 403], question).toContain(status);
  const rows = ((body.data ?? []) as Record<string, unknown>[]).map(
    ({ id, product_id, order_items: _, ...row }) => id ?? product_id ?? row,
  );
  return { rows, total: body.total };
}

const asked = (['admin', 'sale', 'customer'] as const).flatMap((role) =>
  lists.map((list) => ({ role, ...list })),
);

test.for(asked)(
  '$role: pages of $path are parts of the whole, and its total counts it',
  { timeout: 60_000 },
  async ({ role, path, list }) => {
    const by = { caller: await server.as(role), role };
    const { status, body } = await by.caller('GET', path);
    expect([200, 403, 422]).toContain(status);
    if (status !== 200) return; // No permission, or the list requires a filter.
    const all = questionsOf(list, body?.data?.[0] ?? {});
    // who sees all asks everything; the others a few of each kind
    const plain = all.filter((one) => !one.startsWith('filter')).slice(0, 4);
    const narrowed = all.filter((one) => /^(filter_between|q=(an|26|OR|zq9)$)/.test(one));
    const questions = role === 'admin' ? all : [...new Set([...plain, ...narrowed])];
    for (const question of questions) {
      const whole = await read(by, path, `${question}&per_page=100`);
      const second = await read(by, path, `${question}&per_page=${SIZE}&page=2`);
      if (whole.total === undefined) continue;
      expect(second.rows, question).toEqual(whole.rows.slice(SIZE, 2 * SIZE));
      expect([whole.total, second.total], question).toEqual([whole.total, whole.total]);
      if (whole.total <= 100) expect(whole.rows.length, question).toBe(whole.total);
    }
  },
);
