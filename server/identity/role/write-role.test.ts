import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { line, makeAccount, makeRole } from '../../../tests/support/account.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const fresh = () => `role-${randomUUID().slice(0, 8)}`;
const make = (body: object, caller = admin) =>
  caller('POST', 'roles', { id: fresh(), name: 'Helper', ...body });
const change = (id: string, body: object, caller = admin, headers = {}) =>
  caller('PUT', `roles/${id}`, body, { headers });
const PRODUCTS = line('product', 'organization', 'R');
const SUPPLIERS = line('supplier', 'organization', 'R');

describe('creating a role', () => {
  test('creates it with its matrix, without users', async () => {
    const body = await done(make({ permissions: [PRODUCTS, SUPPLIERS] }), 201);
    expect(body).toMatchObject({ users: 0, version: 1, permissions: [PRODUCTS, SUPPLIERS] });
  });

  test('leaves out lines without flags', async () => {
    const body = await done(make({ permissions: [PRODUCTS, line('fund', 'all', '')] }), 201);
    expect(body.permissions).toEqual([PRODUCTS]);
  });

  test('is refused with an id in use', async () => {
    await refused(make({ id: 'sale' }), 'role_taken', 'id');
  });

  test('of two concurrent calls with one id, one succeeds', async () => {
    const id = fresh();
    const replies = await Promise.all([make({ id }), make({ id })]);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test.for([
    [{ id: 'Not An Id' }, 'id'],
    [{ permissions: [line('no_such', 'all', 'R')] }, 'permissions.0.resource_id'],
    [{ permissions: [line('order', 'galaxy', 'R')] }, 'permissions.0.scope'],
  ] as const)('is refused by field: %o', async ([body, field]) => {
    await refused(make(body), 'invalid_fields', field);
  });
});

describe('changing a role', () => {
  test('takes effect for its users with the next request', async () => {
    const id = await makeRole(server, [PRODUCTS, SUPPLIERS]);
    const { call } = await makeAccount(server, id);
    await done(call('GET', 'suppliers'));
    expect((await done(change(id, { permissions: [PRODUCTS] }))).version).toBe(2);
    await refused(call('GET', 'suppliers'), 'forbidden');
    await done(call('GET', 'products'));
  });

  test('a new name keeps the matrix', async () => {
    const id = await makeRole(server, [PRODUCTS]);
    expect(await done(change(id, { name: 'Anew' }))).toMatchObject({ name: 'Anew', permissions: [PRODUCTS] });
  });

  test('is written to the log, and unchanged values are not', async () => {
    const id = await makeRole(server, [PRODUCTS]);
    await done(change(id, { name: 'Anew' }));
    await done(change(id, { name: 'Anew' }));
    expect((await logOf(server, 'role', id)).map(({ type_id }) => type_id)).toEqual(['created', 'write']);
  });

  test('with an outdated version is refused', async () => {
    const id = await makeRole(server, [PRODUCTS]);
    const first = { 'if-match': '"1"' };
    await done(change(id, { name: 'One' }, admin, first));
    await refused(change(id, { permissions: [] }, admin, first), 'stale_version');
  });

  test('an unknown one is not found', async () => {
    await refused(change('no_such', { name: 'x' }), 'not_found');
  });

  test('is refused when nobody could change roles afterwards', async () => {
    const { permissions } = await done(admin('GET', 'roles/admin?include=permissions'));
    const without = permissions.filter(({ resource_id }: { resource_id: string }) => resource_id !== 'role');
    await refused(change('admin', { permissions: without }), 'last_administrator');
    await done(admin('GET', 'roles'));
  });
});

describe('deleting a role', () => {
  test('deletes one without users', async () => {
    const id = await makeRole(server, [PRODUCTS]);
    expect((await admin('DELETE', `roles/${id}`)).status).toBe(204);
    await refused(admin('DELETE', `roles/${id}`), 'not_found');
  });

  test('is refused with users', async () => {
    const id = await makeRole(server, [PRODUCTS]);
    await makeAccount(server, id);
    await refused(admin('DELETE', `roles/${id}`), 'in_use');
  });
});

test('nobody grants or revokes rights that they lack', async () => {
  const id = await makeRole(server, [line('role', 'all', 'RCUD'), line('product', 'all', 'R')]);
  const { call } = await makeAccount(server, id);
  await done(make({ permissions: [line('product', 'all', 'R')] }, call), 201);
  const beyond = await refused(make({ permissions: [line('fund', 'own', 'R')] }, call), 'forbidden');
  expect(beyond.details.permission).toBe('fund.own.read');
  await refused(change('admin', { permissions: [] }, call), 'forbidden');
});
