import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { line, makeAccount, makeRole } from '../../../tests/support/account.ts';
import { lastLog, logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const change = (id: number, body: object, caller = admin, headers = {}) =>
  caller('PUT', `users/${id}`, body, { headers });

describe('changing an account', () => {
  test('is written to the log, and unchanged values change nothing', async () => {
    const { id } = await makeAccount(server, 'sale');
    const { version } = await done(change(id, { name: 'Anew' }));
    expect((await lastLog(server, 'user', id))!.content).toHaveProperty('name');
    expect((await done(change(id, { name: 'Anew' }))).version).toBe(version);
    expect(await logOf(server, 'user', id)).toHaveLength(2);
  });

  test('puts a customer into a group and takes them out; customers do not choose theirs', async () => {
    const { id, call } = await makeAccount(server, 'customer');
    expect((await done(change(id, { customer_group: 'Đại lý' }))).customer_group).toBe('Đại lý');
    expect((await lastLog(server, 'user', id))!.content).toHaveProperty('customer_group');
    const found = await done(admin('GET', `users?filter[customer_group]=${encodeURIComponent('Đại lý')}`));
    expect(found.data.map((row: { id: number }) => row.id)).toEqual([id]);
    expect((await change(id, { customer_group: 'mine' }, call)).status).toBe(403);
    await refused(change(id, { customer_group: '' }), 'invalid_fields', 'customer_group');
    expect((await done(change(id, { customer_group: null }))).customer_group).toBeNull();
  });

  test('another role takes effect with the next request', async () => {
    const { id, call } = await makeAccount(server, 'customer');
    await refused(call('GET', 'suppliers'), 'forbidden');
    await done(change(id, { role_id: 'purchase' }));
    await done(call('GET', 'suppliers'));
  });

  test('a move to another organization makes the user a member of it', async () => {
    const { id } = await makeAccount(server, 'sale');
    expect((await done(change(id, { organization_id: 2 }))).organization_id).toBe(2);
    const rows = await server.query(
      'select organization_id::int as id from organization_members where user_id = $1 order by 1',
      [id],
    );
    expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('with an outdated version is refused', async () => {
    const { id, version } = await makeAccount(server, 'sale');
    const stale = { 'if-match': `"${version}"` };
    await done(change(id, { name: 'One' }, admin, stale));
    await refused(change(id, { name: 'Two' }, admin, stale), 'stale_version');
  });

  test('from another organization is not found', async () => {
    const { id } = await makeAccount(server, 'sale');
    await refused(change(id, { name: 'x' }, await adminElsewhere(server)), 'not_found');
  });

  test.for([
    [{ role_id: 'no_such' }, 'role_id'],
    [{ organization_id: 999_999 }, 'organization_id'],
    [{ manage_user_ids: [1, 999_999] }, 'manage_user_ids'],
  ] as const)('is refused with what is not there: %o', async ([body, field]) => {
    const { id } = await makeAccount(server, 'sale');
    await refused(change(id, body), 'unknown_reference', field);
  });
});

describe('the status of an account', () => {
  test('is one of three', async () => {
    const { id } = await makeAccount(server, 'sale');
    await refused(change(id, { verification_status: 'asleep' }), 'invalid_fields', 'verification_status');
    for (const verification_status of ['unverified', 'disabled', 'verified'])
      expect(await done(change(id, { verification_status }))).toMatchObject({ verification_status });
  });

  test.for([
    ['sale', 'orders'],
    ['purchase', 'purchases'],
    ['warehouse', 'boxes'],
    ['accounting', 'transactions'],
  ] as const)(
    'unverified does not keep %s from their work, only from administration',
    async ([role, path]) => {
      const { id, email } = await makeAccount(server, role);
      await done(change(id, { verification_status: 'unverified' }));
      const call = server.with(await server.signIn(email));
      await done(call('GET', path));
      await refused(call('GET', 'roles'), 'email_not_verified');
    },
  );

  test('disabled ends sessions at once, and prevents sign-in', async () => {
    const { id, email, call } = await makeAccount(server, 'sale');
    await done(change(id, { verification_status: 'disabled' }));
    await refused(call('GET', 'products'), 'logged_out');
    await expect(server.signIn(email)).rejects.toThrow('account_disabled');
  });

  test('verified allows sign-in again; earlier sessions stay ended', async () => {
    const { id, email, call } = await makeAccount(server, 'sale');
    await done(change(id, { verification_status: 'disabled' }));
    await done(change(id, { verification_status: 'verified' }));
    await refused(call('GET', 'products'), 'logged_out');
    await done(server.with(await server.signIn(email))('GET', 'products'));
  });
});

describe('nobody extends their own rights', () => {
  test.for([
    { role_id: 'admin' },
    { manage_user_ids: [1] },
    { verification_status: 'verified' },
    { organization_id: 2 },
  ])('%o is for others to give', async (body) => {
    const { id, call } = await makeAccount(server, 'customer');
    await refused(change(id, body, call), 'forbidden');
  });

  test('one’s own name can be changed', async () => {
    const { id, call } = await makeAccount(server, 'customer');
    const name = '<script>alert(1)</script>';
    expect((await done(change(id, { name }, call))).name).toBe(name);
  });

  test('another user’s name cannot', async () => {
    const [{ call }, other] = [await makeAccount(server, 'customer'), await makeAccount(server, 'customer')];
    await refused(change(other.id, { name: 'x' }, call), 'not_found');
  });

  test('nobody assigns or removes a role with rights that they lack', async () => {
    const role = await makeRole(server, [line('user', 'organization', 'RU')]);
    const [{ call }, boss] = [await makeAccount(server, role), await makeAccount(server, 'admin')];
    const same = await makeAccount(server, role);
    await refused(change(same.id, { role_id: 'admin' }, call), 'forbidden');
    await refused(change(boss.id, { role_id: role }, call), 'forbidden');
  });
});

test.for([{ verification_status: 'disabled' }, { role_id: 'sale' }])(
  'the last administrator stays one: %o is refused',
  async (body) => {
    const [last] = await server.query(`select id from users where email = 'admin@hakobu.test'`);
    await server.query(`update users set disabled_at = now() where role_id = 'admin' and id <> $1`, [
      last!.id,
    ]);
    await refused(change(last!.id, body), 'last_administrator');
    await done(admin('GET', 'roles'));
  },
);
