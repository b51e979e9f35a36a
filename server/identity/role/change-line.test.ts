import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { line, makeAccount, makeRole } from '../../../tests/support/account.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const add = (role_id: string, entry: object, caller = admin) =>
  caller('POST', 'permissions', { role_id, ...entry });
const linesOf = async (role: string) =>
  (await done(admin('GET', `permissions?filter[role_id]=${role}`))).data as { id: string; update: boolean }[];

describe('a line of the matrix', () => {
  test('is added, with an id of role, resource and scope', async () => {
    const role = await makeRole(server, []);
    const made = await done(add(role, line('order', 'own', 'R')), 201);
    expect(made).toEqual({ id: `${role}.order.own`, role_id: role, ...line('order', 'own', 'R') });
    expect(await done(admin('GET', `permissions/${made.id}`))).toEqual(made);
  });

  test('is replaced by one of the same resource and scope', async () => {
    const role = await makeRole(server, [line('order', 'own', 'RU')]);
    await done(add(role, line('order', 'own', 'R')), 201);
    expect(await linesOf(role)).toMatchObject([{ id: `${role}.order.own`, update: false }]);
  });

  test('two concurrent ones of one role are both stored', async () => {
    const role = await makeRole(server, []);
    await Promise.all([
      done(add(role, line('order', 'own', 'R')), 201),
      done(add(role, line('product', 'own', 'R')), 201),
    ]);
    expect(await linesOf(role)).toHaveLength(2);
  });

  test('changes in the given flags, others stay', async () => {
    const role = await makeRole(server, [line('order', 'own', 'R')]);
    expect(await done(admin('PUT', `permissions/${role}.order.own`, { update: true }))).toMatchObject({
      read: true,
      update: true,
      delete: false,
    });
  });

  test('is deleted with its last flag', async () => {
    const role = await makeRole(server, [line('order', 'own', 'R')]);
    await done(admin('PUT', `permissions/${role}.order.own`, { read: false }));
    expect(await linesOf(role)).toEqual([]);
  });

  test('is deleted once', async () => {
    const role = await makeRole(server, [line('order', 'own', 'R')]);
    expect((await admin('DELETE', `permissions/${role}.order.own`)).status).toBe(204);
    await refused(admin('GET', `permissions/${role}.order.own`), 'not_found');
    await refused(admin('DELETE', `permissions/${role}.order.own`), 'not_found');
    await refused(admin('PUT', `permissions/${role}.order.own`, { read: true }), 'not_found');
  });

  test('takes effect with the next request', async () => {
    const role = await makeRole(server, []);
    const { call } = await makeAccount(server, role);
    await refused(call('GET', 'suppliers'), 'forbidden');
    await done(add(role, line('supplier', 'organization', 'R')), 201);
    await done(call('GET', 'suppliers'));
    expect((await admin('DELETE', `permissions/${role}.supplier.organization`)).status).toBe(204);
    await refused(call('GET', 'suppliers'), 'forbidden');
  });

  test('is written to the log of its role', async () => {
    const role = await makeRole(server, []);
    await done(add(role, line('order', 'own', 'R')), 201);
    expect(await lastLog(server, 'role', role)).toEqual({
      type_id: 'write',
      content: { line: 'order.own', read: true, create: false, update: false, delete: false },
    });
  });

  test('of an unknown role is refused', async () => {
    await refused(add('no_such', line('order', 'own', 'R')), 'unknown_reference', 'role_id');
  });
});

describe('nobody loses what keeps the matrix in hand', () => {
  test.for([
    ['DELETE', 'permissions/admin.role.all', undefined],
    ['DELETE', 'permissions/admin.user.all', undefined],
    ['PUT', 'permissions/admin.role.all', { update: false }],
  ] as const)('%s %s is refused', async ([method, path, body]) => {
    await refused(admin(method, path, body), 'last_administrator');
  });

  test('is refused by replacing the line either', async () => {
    await refused(add('admin', line('role', 'all', 'R')), 'last_administrator');
    await done(admin('GET', 'roles'));
  });
});

describe('a caller without a right', () => {
  const NONE = { read: false, create: false, update: false, delete: false };
  let call: Caller;
  let role: string;
  beforeAll(async () => {
    role = await makeRole(server, [line('permission', 'all', 'RCUD'), line('product', 'all', 'R')]);
    ({ call } = await makeAccount(server, role));
  });

  test('grants it to nobody', async () => {
    const other = await makeRole(server, []);
    await refused(add(other, line('fund', 'all', 'R'), call), 'forbidden');
    await done(add(other, line('product', 'all', 'R'), call), 201);
  });

  test('revokes it from nobody, by any call', async () => {
    await refused(call('DELETE', 'permissions/admin.fund.all'), 'forbidden');
    await refused(call('PUT', 'permissions/admin.fund.all', NONE), 'forbidden');
    await refused(add('admin', line('fund', 'all', ''), call), 'forbidden');
    expect(await done(admin('GET', 'permissions/admin.fund.all'))).toMatchObject({
      read: true,
      delete: true,
    });
  });
});
