// Every endpoint as every role, compared with the matrix; and every list in each scope: a wider scope shows
// all rows of a narrower one.
import { beforeAll, describe, expect, test } from 'vitest';
import {
  actions,
  may,
  permissionKeys,
  resources,
  scopes,
  type PermissionEntry,
  type Scope,
} from '../../contract/kernel/permission.ts';
import { allRoutes } from '../../server/routes.ts';
import { demoAccounts } from '../../server/seed/demo/accounts.ts';
import { useTestServer, type Caller } from '../support/test-server.ts';

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const RIGHT_KEY = /\w+\.(own|organization|all)\.\w+/;

const server = useTestServer();
const restricted = allRoutes
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => typeof access === 'object');

test('there are six roles at first start, and the demo business has users of each', async () => {
  const roles = ['accounting', 'admin', 'customer', 'purchase', 'sale', 'warehouse'];
  const rows = await server.query<{ id: string }>('select id from roles order by id');
  expect(rows.map(({ id }) => id)).toEqual(roles);
  expect([...new Set(demoAccounts.map(({ role_id }) => role_id))].toSorted()).toEqual(roles);
});

test.for(demoAccounts)(
  '$role_id is allowed exactly what the matrix grants',
  { timeout: 60_000 },
  async ({ role_id }) => {
    const lines = await server.query<PermissionEntry>(
      `select resource_id, scope, may_read as read, may_create as create, may_update as update,
        may_delete as delete from role_permissions where role_id = $1`,
      [role_id],
    );
    const keys = permissionKeys(lines);
    const caller = await server.as(role_id);
    const wrong: string[] = [];
    for (const { method, path, access } of restricted) {
      const { status, body } = await caller(
        method,
        path.replaceAll(/\{\w+\}/g, '999999999'),
        method === 'GET' ? undefined : {},
        { language: 'ja' },
      );
      const refused = status === 403 && body.code === 'forbidden';
      if (refused === may(keys, access as never)) wrong.push(`${method} ${path}: ${status}`);
      if (status >= 500) wrong.push(`${method} ${path}: ${status}`);
      // The refusal is in the caller's language, and names the right.
      if (status >= 400 && (!JAPANESE.test(body.message) || RIGHT_KEY.test(body.message)))
        wrong.push(`${method} ${path}: ${body.message}`);
    }
    expect(wrong).toEqual([]);
  },
);

/** Lists that require a filter. */
const needed: Record<string, string> = {
  'lading-bills-of-orders': '?order_ids[0]=OR0',
  wards: '?filter[province_id]=25-01',
  districts: '?filter[province_id]=25-01',
  'account-period/objects':
    '?filter[account_id]=1&filter[currency_id]=VND&filter_between[voucher_date]=2026-01-01,2026-12-31',
};

describe('scopes', () => {
  const callers = new Map<Scope, Caller>();
  beforeAll(async () => {
    const admin = await server.as('admin');
    await admin('POST', 'suppliers', { name: 'Somebody else’s' });
    for (const scope of scopes) {
      await server.query('insert into roles (id, name) values ($1, $1)', [`reach_${scope}`]);
      for (const resource of resources)
        await server.query(
          'insert into role_permissions (role_id, resource_id, scope, may_read) values ($1, $2, $3, true)',
          [`reach_${scope}`, resource, scope],
        );
      await server.query('update permission_version set version = version + 1');
      await server.query(
        `insert into users (organization_id, name, email, role_id, password_hash, email_verified_at)
          select 1, $1::text, $1 || '@example.test', $1, password_hash, now() from users
          where email = 'admin@hakobu.test'`,
        [`reach_${scope}`],
      );
      callers.set(scope, server.with(await server.signIn(`reach_${scope}@example.test`)));
    }
  });

  test.for(restricted.filter(({ list, path }) => list !== undefined && !path.includes('{')))(
    '$path shows at least as much in a wider scope',
    async ({ path, list }) => {
      const ids: string[][] = [];
      for (const scope of scopes) {
        const { status, body } = await callers.get(scope)!(
          'GET',
          `${path}${needed[path] ?? (list!.paged === false ? '' : '?per_page=100')}`,
        );
        expect([path, status]).toEqual([path, 200]);
        ids.push(
          body.data.map((row: { id?: unknown; product_id?: unknown }) => String(row.id ?? row.product_id)),
        );
      }
      for (const [index, narrower] of ids.slice(0, -1).entries())
        expect(
          narrower.filter((id) => !ids[index + 1]!.includes(id) && ids[index + 1]!.length < 100),
        ).toEqual([]);
    },
  );

  test('there is an endpoint for each action', () => {
    for (const action of actions)
      expect(restricted.some(({ access }) => (access as { action: string }).action === action)).toBe(true);
  });
});
