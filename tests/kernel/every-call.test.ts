// Rules for every endpoint of the API.
import { describe, expect, test } from 'vitest';
import { allRoutes } from '../../server/routes.ts';
import { useTestServer, type Role } from '../support/test-server.ts';

const server = useTestServer();
const endpoints = allRoutes.map(({ endpoint }) => endpoint).filter(({ access }) => access !== 'public');
const restricted = endpoints.filter((endpoint) => typeof endpoint.access === 'object');
const pathOf = (path: string, id: string) => path.replaceAll(/\{\w+\}/g, id);
/** Required filters of lists. */
const NEEDED: Readonly<Record<string, string>> = { 'lading-bills-of-orders': 'order_ids[]=OR1&' };
const roles: Role[] = ['customer', 'sale', 'purchase', 'warehouse', 'accounting'];

describe('every call', () => {
  test.for(endpoints)('$method $path requires a session', async ({ method, path }) => {
    const { status, body } = await server.with(undefined)(
      method,
      pathOf(path, '1'),
      method === 'GET' ? undefined : {},
    );
    expect([status, body.type, body.message]).toEqual([401, 'logged_out', 'Logged out']);
    const expired = await server.with('no such token')(
      method,
      pathOf(path, '1'),
      method === 'GET' ? undefined : {},
    );
    expect(expired.status).toBe(401);
  });

  test.for(restricted)('$method $path is refused to those without the right', async (endpoint) => {
    const { resource, action } = endpoint.access as { resource: string; action: string };
    const matrix = await server.query<{ role_id: string }>(
      `select role_id from role_permissions where resource_id = $1 and may_${action}`,
      [resource],
    );
    const stranger = roles.find((role) => !matrix.some(({ role_id }) => role_id === role));
    if (stranger === undefined) return; // Public or available to every role.
    const { status, body } = await (
      await server.as(stranger)
    )(endpoint.method, pathOf(endpoint.path, '1'), endpoint.method === 'GET' ? undefined : {});
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(body.details.permission).toContain(resource);
  });

  test.for(restricted.filter(({ path, method }) => path.includes('{id}') && method !== 'POST'))(
    '$method $path does not find unknown ids',
    async ({ method, path, body: schema }) => {
      const admin = await server.as('admin');
      const reply = await admin(
        method,
        pathOf(path, '999999999'),
        method === 'GET' ? undefined : (bodies[`${method} ${path}`] ?? {}),
      );
      if (reply.status === 422)
        expect(schema.safeParse(bodies[`${method} ${path}`] ?? {}).success, JSON.stringify(reply.body)).toBe(
          false,
        );
      else expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
    },
  );

  test.for(endpoints.filter(({ method, body }) => method === 'POST' && !body.safeParse({}).success))(
    '$method $path names the fields that are missing',
    async ({ method, path }) => {
      const { status, body } = await (await server.as('admin'))(method, pathOf(path, '1'), {});
      expect([status, body.type]).toEqual([422, 'validation']);
      expect(Object.keys(body.errors).length).toBeGreaterThan(0);
    },
  );

  test.for(endpoints.filter(({ list }) => list !== undefined))(
    '$path refuses filters, sorts and relations it does not know',
    async ({ path, list }) => {
      const admin = await server.as('admin');
      const needed = NEEDED[path] ?? '';
      for (const [query, code] of [
        ['filter[no_such]=1', 'unknown_filter'],
        ['sort=no_such', 'unknown_sort'],
        ['include=no_such', 'unknown_include'],
        ['append=no_such', 'unknown_append'],
        ['filter_between[no_such]=1,2', 'unknown_filter'],
      ] as const) {
        const { status, body } = await admin('GET', `${pathOf(path, '1')}?${needed}${query}`);
        expect([status, body.code, JSON.stringify(body)], query).toEqual([
          422,
          code,
          expect.stringContaining('no_such'),
        ]);
      }
      if (list!.paged === false || Object.keys(list!.filters).length === 0) return;
      const injected = await admin(
        'GET',
        `${path}?${needed}filter[${Object.keys(list!.filters)[0]}]=${encodeURIComponent("1'; drop table users; --")}`,
      );
      expect([200, 422]).toContain(injected.status);
      expect(
        (
          await admin(
            'GET',
            `${path}?${needed}per_page=100&include=${(list!.includes ?? []).join(',')}&append=${(list!.appends ?? []).join(',')}&sort=${list!.sorts.join(',')}`,
          )
        ).status,
      ).toBe(200);
      expect((await admin('GET', `${path}?per_page=101`)).status).toBe(422);
    },
  );
});

/** Valid bodies, for endpoints whose body may not be empty. */
const bodies: Record<string, object> = {
  'PUT containers/{id}/detach-lading-bills': { lading_bill_ids: [1] },
  'PUT purchases/{id}/attach-tracking': { tracking_id: 1 },
  'PUT purchases/{id}/detach-tracking': { tracking_id: 1 },
  'PUT purchase/items/{id}': { short_closed_quantity: '1', short_close_reason: 'x' },

  'PUT order-distributions/{id}': { quantity: '1' },
  'PUT pallets/{id}': { location_id: null },
};
