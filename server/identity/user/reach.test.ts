import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { line, makeAccount, makeRole, type NewAccount } from '../../../tests/support/account.ts';
import { newEmail, PASSWORD } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
let manager: NewAccount;
beforeAll(async () => {
  admin = await server.as('admin');
  const rights = [line('user', 'organization', 'RU'), line('order', 'own', 'R')];
  manager = await makeAccount(server, await makeRole(server, rights));
});
const change = (by: Caller, id: number, body: object) => by('PUT', `users/${id}`, body);

describe('a user who may change colleagues', () => {
  test('cannot widen the own team, so that no more rows count as own', async () => {
    await refused(change(manager.call, manager.id, { manage_user_ids: [1, 2] }), 'own_reach');
    expect((await done(manager.call('GET', 'orders'))).total).toBe(0);
  });

  test('cannot move to another organization', async () => {
    await server.query('insert into organization_members (organization_id, user_id) values (2, $1)', [
      manager.id,
    ]);
    await refused(change(manager.call, manager.id, { organization_id: 2 }), 'own_reach');
  });

  test('may repeat current values, and change the own name', async () => {
    const body = await done(change(manager.call, manager.id, { name: 'Mới', manage_user_ids: [] }));
    expect(body.name).toBe('Mới');
  });

  test('can neither disable nor rename administrators', async () => {
    const { id } = await makeAccount(server, 'admin');
    for (const body of [{ verification_status: 'disabled' }, { name: 'x' }, { manage_user_ids: [] }])
      await refused(change(manager.call, id, body), 'forbidden');
  });

  test('can disable a colleague without administrative rights', async () => {
    const { id } = await makeAccount(server, 'sale');
    const body = await done(change(manager.call, id, { verification_status: 'disabled' }));
    expect(body.verification_status).toBe('disabled');
  });

  test('cannot add invisible users to a team', async () => {
    const { id } = await makeAccount(server, 'sale');
    const { id: elsewhere } = await makeAccount(server, 'sale', { organization_id: 3 });
    await refused(change(manager.call, id, { manage_user_ids: [elsewhere] }), 'unknown_reference');
  });
});

describe('the last administrator', () => {
  test('stays when all disable each other concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await makeAccount(server, 'admin');
      const [{ id: first }] = (await done(admin('GET', 'users?filter[own]=1'))).data;
      const answers = await Promise.all([
        change(admin, other.id, { verification_status: 'disabled' }),
        change(other.call, first, { verification_status: 'disabled' }),
      ]);
      const left = await server.query(
        "select id from users where role_id = 'admin' and disabled_at is null and password_hash is not null",
      );
      expect(left.length, JSON.stringify(answers.map(({ status }) => status))).toBeGreaterThan(0);
      await server.query("update users set disabled_at = null where email = 'admin@hakobu.test'");
      await server.query('update sessions set revoked_at = null where user_id = $1', [first]);
      await server.query("update users set disabled_at = now() where role_id = 'admin' and id <> $1", [
        first,
      ]);
    }
  });
});

describe('concurrent calls with the same key', () => {
  const codes = (answers: { status: number; body: any }[]) =>
    answers
      .map(({ status, body }) => (status === 201 ? 'made' : String(body.code)))
      .toSorted((a, b) => a.localeCompare(b));
  const eight = (make: () => ReturnType<Caller>) => Promise.all(Array.from({ length: 8 }, make));

  test('one email creates one account; the others answer that it is in use', async () => {
    const email = newEmail();
    const body = { name: 'Đôi', email, role_id: 'sale', password: PASSWORD };
    expect(codes(await eight(() => admin('POST', 'users', body)))).toEqual([
      ...Array.from({ length: 7 }, () => 'email_taken'),
      'made',
    ]);
  });

  test('one role id creates one role; the others answer that it is in use', async () => {
    const body = { id: 'twin', name: 'Twin', permissions: [] };
    expect(codes(await eight(() => admin('POST', 'roles', body)))).toEqual([
      'made',
      ...Array.from({ length: 7 }, () => 'role_taken'),
    ]);
  });
});
