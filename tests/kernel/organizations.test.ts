// Rows of one organization are inaccessible from another: by guessed ids, headers, exports or search.
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '../../server/routes.ts';
import { demoAccounts, DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';
import { useTestServer, type Caller } from '../support/test-server.ts';

const server = useTestServer();
let admin: Caller;
let other: number;
const strangers = new Map<string, Caller>();
const rows: [path: string, id: string | number, change: object][] = [];

beforeAll(async () => {
  admin = await server.as('admin');
  ({
    body: { id: other },
  } = await admin('POST', 'organizations', {
    name: 'Branch',
    parent_id: 1,
    area: { name: 'Đà Nẵng', kind: 'destination', country_id: 'vn' },
  }));
  for (const { role_id } of demoAccounts.filter(
    (account) => !['admin', 'customer'].includes(account.role_id),
  )) {
    await admin('POST', 'users', {
      name: role_id,
      email: `${role_id}@branch.test`,
      role_id,
      password: DEMO_PASSWORD,
      organization_id: other,
    });
    strangers.set(role_id, server.with(await server.signIn(`${role_id}@branch.test`)));
  }
  const add = async (path: string, body: object, change: object, read = path) => {
    const { status, body: made } = await admin('POST', path, body);
    if (status !== 201) throw new Error(`${path}: ${JSON.stringify(made)}`);
    rows.push([read, made.id, change]);
    return made.id as number;
  };
  const customer = await add(
    'users',
    { name: 'Khách Hà Nội', email: 'guess@example.test', role_id: 'customer', password: DEMO_PASSWORD },
    { name: 'x' },
  );
  await add('addresses', { user_id: customer, consignee: 'A', address_detail: '1' }, { consignee: 'x' });
  const supplier = await add('suppliers', { name: 'Tiệm Bí Mật' }, { name: 'x' });
  await admin('POST', 'products', { id: 'GUESS', name: 'Guess' });
  await add(
    'order/retails',
    {
      customer_id: customer,
      items: [{ product_id: 'GUESS', price: '100', quantity: '1', tax_percent: '0' }],
    },
    { note: 'x' },
    'orders',
  );
  await add(
    'purchases',
    {
      supplier_id: supplier,
      currency_id: 'JPY',
      items: [{ product_id: 'GUESS', price: '100', quantity: '1', tax_percent: '0' }],
    },
    { note: 'x' },
  );
  const { body: type } = await admin('POST', 'support-types', { name: 'Guess' });
  await add('supports', { support_type_id: type.id, title: 'Secret', text: 'x' }, { title: 'x' });
  await add('posts', { title: 'Secret', content: 'x' }, { title: 'x' });
  await add(
    'containers',
    { name: 'SECRET', shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3 },
    { name: 'x' },
  );
  await add(
    'lading-bills',
    { customer_id: customer, shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3 },
    { note: 'x' },
  );
});

describe('rows of another organization', () => {
  test('are visible with the right', async () => {
    for (const [path, id] of rows) expect((await admin('GET', `${path}/${id}`)).status, path).toBe(200);
    expect(rows.length).toBeGreaterThan(8);
  });

  test.for(['sale', 'purchase', 'warehouse', 'accounting'])(
    'are not found by %s with guessed ids',
    async (role) => {
      const stranger = strangers.get(role)!;
      for (const [path, id, change] of rows) {
        const read = await stranger('GET', `${path}/${id}`);
        expect([404, 403], `${path}/${id} answers ${read.status}`).toContain(read.status);
        for (const method of ['PUT', 'DELETE'])
          expect(
            (await stranger(method, `${path}/${id}`, method === 'PUT' ? change : undefined)).status,
            `${method} ${path}`,
          ).toBeGreaterThanOrEqual(400);
        const list = await stranger('GET', `${path}?per_page=100`);
        if (list.status === 200)
          expect(
            list.body.data.map((row: { id: unknown }) => row.id),
            path,
          ).not.toContain(id);
      }
      for (const q of ['Bí Mật', 'Hà Nội', 'SECRET', 'guess@'])
        expect(
          (await stranger('GET', `search?q=${encodeURIComponent(q)}`)).body.data.filter(
            ({ type }: { type: string }) => type !== 'product',
          ),
          q,
        ).toEqual([]);
    },
  );
});

describe('headers', () => {
  test.for(['1', '999999', '-1', '0', 'abc', '1;drop table users', `${2 ** 53}`, '1e0', ' '])(
    'X-Organization-Id "%s" opens no foreign organization',
    async (value) => {
      const { status, body } = await strangers.get('sale')!('GET', 'suppliers', undefined, {
        headers: { 'x-organization-id': value },
      });
      if (value.trim() === '') expect(status).toBe(200);
      else expect([status, body.code]).toEqual([404, 'not_found']);
    },
  );

  test('X-Organization-Id selects one of the caller’s organizations, for reading and for new rows', async () => {
    const { body: made } = await admin(
      'POST',
      'suppliers',
      { name: 'Of the branch' },
      { headers: { 'x-organization-id': String(other) } },
    );
    expect((await strangers.get('purchase')!('GET', `suppliers/${made.id}`)).body.name).toBe('Of the branch');
    const narrowed = await admin('GET', 'suppliers?per_page=100', undefined, {
      headers: { 'x-organization-id': String(other) },
    });
    expect(narrowed.body.data.map(({ id }: { id: number }) => id)).toEqual([made.id]);
    expect((await admin('GET', 'suppliers?per_page=100')).body.total).toBeGreaterThan(1);
  });

  const scoped = (value: string) =>
    admin('GET', 'lading-bills', undefined, { headers: { 'x-warehouse-scope': value } });
  test.for(['abc', '-5', '0', '1.5', `${2 ** 53}`])('X-Warehouse-Scope "%s" is refused', async (value) => {
    const { status, body } = await scoped(value);
    expect([status, body.code, body.details]).toEqual([404, 'not_found', { warehouse_id: value }]);
  });

  test('an unknown X-Warehouse-Scope shows nothing, and without one all is shown', async () => {
    expect((await scoped('999999')).body.total).toBe(0);
    expect((await scoped('')).body.total).toBeGreaterThan(0);
  });

  test.for([
    ['without a token', 'Bearer'],
    ['with an empty token', 'Bearer  '],
    ['of another kind', 'Basic YWRtaW46YWRtaW4='],
    ['with a token made up', `Bearer ${'a'.repeat(43)}`],
    ['with a token too long', `Bearer ${'a'.repeat(5000)}`],
    ['with SQL', "Bearer ' or 1=1 --"],
    ['with null', 'Bearer null'],
  ] as const)('Authorization %s is nobody', async ([, value]) => {
    const answer = await fetch(`${server.url}/api/users`, {
      headers: { authorization: value, cookie: 'access_token=anything; refresh_token=anything' },
    });
    expect([answer.status, ((await answer.json()) as { type: string }).type]).toEqual([401, 'logged_out']);
  });

  test('a token in a cookie is no session: other sites cannot use the browser', async () => {
    const token = await server.signIn('admin@hakobu.test');
    expect(
      (await fetch(`${server.url}/api/users`, { headers: { cookie: `access_token=${token}` } })).status,
    ).toBe(401);
  });
});

describe('a second company', () => {
  /** Shared by all companies: lookups, places, permissions, carriers, and the catalogue. */
  const shared =
    /^(banks|roles|permissions|countries|provinces|support-types|role-support-types|currencies|accounts|delivery-partners|products|search\/products|product-statistics)$|types$|statuses$|methods$|tags$/;

  test('is created through the API, and sees nothing of the first', async () => {
    const { status, body: company } = await admin('POST', 'organizations', { name: 'Second' });
    expect([status, company.kind, company.parent_id]).toEqual([201, 'company', null]);
    const lists = allRoutes
      .map(({ endpoint }) => endpoint)
      .filter(({ list, path }) => list !== undefined && !path.includes('{') && !shared.test(path));
    const seen: string[] = [];
    for (const role_id of ['sale', 'purchase', 'warehouse', 'accounting']) {
      const email = `${role_id}@second.test`;
      const staff = { name: role_id, email, role_id, password: DEMO_PASSWORD, organization_id: company.id };
      expect((await admin('POST', 'users', staff)).status).toBe(201);
      const caller = server.with(await server.signIn(email));
      const own = (await caller('GET', 'users?filter[own]=1')).body.data[0].id;
      for (const { path } of lists) {
        const { status: answered, body } = await caller('GET', path);
        if (answered !== 200) continue;
        const foreign = body.data.filter(
          (row: Record<string, unknown>) =>
            row.id !== company.id &&
            row.organization_id !== company.id &&
            row.id !== own &&
            !('current' in row) &&
            row.creator_id !== own,
        );
        if (foreign.length > 0) seen.push(`${role_id} ${path}: ${foreign.length}`);
      }
    }
    expect(seen).toEqual([]);
  });
});
