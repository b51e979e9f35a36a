import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../tests/support/test-server.ts';

const server = useTestServer();
let count = 0;
const fresh = (word: string) => `${word}-${(count += 1)}`;
const line = (resource_id: string, scope: string, flags: string) => ({
  resource_id,
  scope,
  read: flags.includes('R'),
  create: flags.includes('C'),
  update: flags.includes('U'),
  delete: flags.includes('D'),
});

async function makeUser(
  role_id: string,
): Promise<{ id: number; email: string; call: Awaited<ReturnType<typeof server.as>> }> {
  const email = `${fresh('somebody')}@example.test`;
  const { body } = await (
    await server.as('admin')
  )('POST', 'users', { name: 'Somebody', email, role_id, password: 'long enough' });
  return { id: body.id, email, call: server.with(await server.signIn(email, 'long enough')) };
}

describe('roles', () => {
  test('somebody stays able to change roles', async () => {
    const admin = await server.as('admin');
    const {
      body: { permissions },
    } = await admin('GET', 'roles/admin?include=permissions');
    const without = permissions.filter(({ resource_id }: { resource_id: string }) => resource_id !== 'role');
    expect((await admin('PUT', 'roles/admin', { permissions: without })).body.code).toBe(
      'last_administrator',
    );
    expect((await admin('DELETE', 'permissions/admin.role.all')).body.code).toBe('last_administrator');
    const me = (await admin('GET', 'users?filter[own]=1')).body.data[0];
    expect((await admin('PUT', `users/${me.id}`, { verification_status: 'disabled' })).body.code).toBe(
      'last_administrator',
    );
    expect((await admin('PUT', `users/${me.id}`, { role_id: 'sale' })).body.code).toBe('last_administrator');
    expect((await admin('GET', 'roles')).status).toBe(200);
  });

  test('a role is made with its matrix, and its people see more or less from the next request on', async () => {
    const admin = await server.as('admin');
    const id = fresh('helper');
    const made = await admin('POST', 'roles', {
      id,
      name: 'Helper',
      permissions: [line('product', 'organization', 'R'), line('supplier', 'organization', 'R')],
    });
    expect([made.status, made.body.permissions.length, made.body.users]).toEqual([201, 2, 0]);
    const { call } = await makeUser(id);
    expect((await call('GET', 'suppliers')).status).toBe(200);
    const changed = await admin(
      'PUT',
      `roles/${id}`,
      { permissions: [line('product', 'organization', 'R')] },
      { headers: { 'if-match': '"1"' } },
    );
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    expect((await call('GET', 'suppliers')).body.code).toBe('forbidden');
    expect((await call('GET', 'products')).status).toBe(200);
    expect(
      (await admin('PUT', `roles/${id}`, { name: 'x' }, { headers: { 'if-match': '"1"' } })).body.code,
    ).toBe('stale_version');
    expect((await admin('DELETE', `roles/${id}`)).body.code).toBe('in_use');
    const { body: log } = await admin('GET', `logs?filter[logable_type]=role&filter[logable_id]=${id}`);
    expect(log.data).toHaveLength(2);
  });

  test('bad roles are refused by field', async () => {
    const admin = await server.as('admin');
    expect((await admin('POST', 'roles', { id: 'Not An Id', name: 'x' })).body.errors).toHaveProperty('id');
    expect((await admin('POST', 'roles', { id: 'sale', name: 'x' })).body.errors).toHaveProperty('id');
    expect(
      (
        await admin('POST', 'roles', {
          id: fresh('r'),
          name: 'x',
          permissions: [line('no_such', 'all', 'R')],
        })
      ).body.errors,
    ).toHaveProperty(['permissions.0.resource_id']);
    expect(
      (
        await admin('POST', 'roles', {
          id: fresh('r'),
          name: 'x',
          permissions: [line('order', 'galaxy', 'R')],
        })
      ).body.errors,
    ).toHaveProperty(['permissions.0.scope']);
    expect(
      (
        await admin(
          'DELETE',
          `roles/${(await admin('POST', 'roles', { id: fresh('r'), name: 'x' })).body.id}`,
        )
      ).status,
    ).toBe(204);
  });

  test('nobody hands out rights that they lack, nor takes them away', async () => {
    const admin = await server.as('admin');
    const id = fresh('manager');
    await admin('POST', 'roles', {
      id,
      name: 'Manager',
      permissions: [
        line('role', 'all', 'RCUD'),
        line('permission', 'all', 'RCUD'),
        line('user', 'all', 'RCU'),
        line('product', 'all', 'R'),
      ],
    });
    const { call } = await makeUser(id);
    const own = await call('POST', 'roles', {
      id: fresh('r'),
      name: 'x',
      permissions: [line('product', 'all', 'R')],
    });
    expect(own.status).toBe(201);
    const beyond = await call('POST', 'roles', {
      id: fresh('r'),
      name: 'x',
      permissions: [line('fund', 'own', 'R')],
    });
    expect([beyond.status, beyond.body.details.permission]).toEqual([403, 'fund.own.read']);
    expect((await call('PUT', 'roles/admin', { permissions: [] })).status).toBe(403);
    expect(
      (await call('POST', 'permissions', { role_id: own.body.id, ...line('fund', 'all', 'R') })).status,
    ).toBe(403);
    expect((await call('DELETE', 'permissions/admin.fund.all')).status).toBe(403);
    expect(
      (
        await call('PUT', 'permissions/admin.fund.all', {
          read: false,
          create: false,
          update: false,
          delete: false,
        })
      ).status,
    ).toBe(403);
    expect((await call('POST', 'permissions', { role_id: 'admin', ...line('fund', 'all', '') })).status).toBe(
      403,
    );
    expect((await admin('GET', 'permissions/admin.fund.all')).body).toMatchObject({
      read: true,
      delete: true,
    });
    expect(
      (
        await call('POST', 'users', {
          name: 'x',
          email: `${fresh('x')}@example.test`,
          role_id: 'admin',
          password: 'long enough',
        })
      ).status,
    ).toBe(403);
  });

  test('single lines of the matrix are added, changed and taken out', async () => {
    const admin = await server.as('admin');
    const { body: role } = await admin('POST', 'roles', { id: fresh('lines'), name: 'Lines' });
    const made = await admin('POST', 'permissions', { role_id: role.id, ...line('order', 'own', 'R') });
    expect([made.status, made.body.id]).toEqual([201, `${role.id}.order.own`]);
    expect((await admin('PUT', `permissions/${made.body.id}`, { update: true })).body).toMatchObject({
      read: true,
      update: true,
      delete: false,
    });
    expect((await admin('GET', `permissions?filter[role_id]=${role.id}`)).body.data).toHaveLength(1);
    expect((await admin('DELETE', `permissions/${made.body.id}`)).status).toBe(204);
    expect((await admin('GET', `permissions/${made.body.id}`)).status).toBe(404);
    expect(
      (await admin('POST', 'permissions', { role_id: 'no_such', ...line('order', 'own', 'R') })).body.code,
    ).toBe('unknown_reference');
  });
});

describe('users', () => {
  test('nobody raises themselves: role, team, state and organization are for others to give', async () => {
    const customer = await makeUser('customer');
    for (const body of [
      { role_id: 'admin' },
      { manage_user_ids: [1] },
      { verification_status: 'verified' },
      { organization_id: 2 },
    ]) {
      expect((await customer.call('PUT', `users/${customer.id}`, body)).status, JSON.stringify(body)).toBe(
        403,
      );
    }
    expect(
      (await customer.call('PUT', `users/${customer.id}`, { name: '<script>alert(1)</script>' })).body.name,
    ).toBe('<script>alert(1)</script>');
    expect((await customer.call('PUT', 'users/1', { name: 'x' })).status).toBe(404);
  });

  test('the state of an account is one of three, and a disabled one is signed out', async () => {
    const admin = await server.as('admin');
    const { id, email, call } = await makeUser('sale');
    expect((await admin('PUT', `users/${id}`, { verification_status: 'asleep' })).body.errors).toHaveProperty(
      'verification_status',
    );
    expect(
      (await admin('PUT', `users/${id}`, { verification_status: 'unverified' })).body.verification_status,
    ).toBe('unverified');
    expect(
      (await admin('PUT', `users/${id}`, { verification_status: 'disabled' })).body.verification_status,
    ).toBe('disabled');
    expect((await call('GET', 'products')).status).toBe(401);
    await expect(server.signIn(email, 'long enough')).rejects.toThrow('account_disabled');
    expect(
      (
        await admin('PUT', `users/${id}`, {
          verification_status: 'verified',
          organization_id: 2,
          manage_user_ids: [1],
        })
      ).body,
    ).toMatchObject({ verification_status: 'verified', organization_id: 2 });
    expect((await admin('PUT', `users/${id}`, { manage_user_ids: [999999] })).body.errors).toHaveProperty(
      'manage_user_ids',
    );
    expect((await admin('PUT', `users/${id}`, { organization_id: 999999 })).body.errors).toHaveProperty(
      'organization_id',
    );
  });

  test('an account nobody refers to is deleted; one that has worked is not', async () => {
    const admin = await server.as('admin');
    const idle = await makeUser('warehouse');
    expect((await admin('DELETE', `users/${idle.id}`)).status).toBe(204);
    const busy = await makeUser('customer');
    await admin('POST', 'addresses', { user_id: busy.id, consignee: 'x', address_detail: 'y' });
    expect((await admin('DELETE', `users/${busy.id}`)).body.code).toBe('in_use');
  });
});

describe('organizations', () => {
  test('warehouses are made with their area, named anew, given members, and deleted while unused', async () => {
    const admin = await server.as('admin');
    const area = { name: fresh('Osaka'), kind: 'origin', country_id: 'jp' };
    const { status, body } = await admin('POST', 'organizations', {
      name: 'Osaka',
      parent_id: 1,
      time_zone: 'Asia/Tokyo',
      area,
    });
    expect([status, body.kind, body.areas]).toEqual([201, 'warehouse', [expect.objectContaining(area)]]);
    expect(
      (await admin('POST', 'organizations', { name: 'x', parent_id: 1, area })).body.errors,
    ).toHaveProperty(['area.name']);
    expect(
      (await admin('POST', 'organizations', { name: 'x', parent_id: body.id })).body.errors,
    ).toHaveProperty('parent_id');
    expect(
      (await admin('PUT', `organizations/${body.id}`, { time_zone: 'Mars/Base' })).body.errors,
    ).toHaveProperty('time_zone');
    expect((await admin('PUT', `organizations/${body.id}`, { name: 'Ōsaka' })).body).toMatchObject({
      name: 'Ōsaka',
      version: 2,
    });
    const { id } = await makeUser('warehouse');
    expect(
      (await admin('POST', `organizations/${body.id}/members`, { user_ids: [id] })).body.members,
    ).toMatchObject([{ id }]);
    expect((await admin('DELETE', `organizations/${body.id}/members?user_ids=${id}`)).body.members).toEqual(
      [],
    );
    expect((await admin('DELETE', `organizations/${body.id}`)).body.code).toBe('in_use'); // its area
    expect((await admin('DELETE', 'organizations/1')).body.code).toBe('in_use');
    const { body: bare } = await admin('POST', 'organizations', { name: 'Bare', parent_id: 1 });
    expect((await admin('DELETE', `organizations/${bare.id}`)).status).toBe(204);
    expect(
      (await (await server.as('sale'))('POST', 'organizations', { name: 'x', parent_id: 1 })).status,
    ).toBe(403);
  });
});
