import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { line, makeAccount, makeRole } from '../../../tests/support/account.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { newEmail, PASSWORD } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});

const make = (body: object, caller = admin) =>
  caller('POST', 'users', {
    name: 'Lê Văn Mới',
    email: newEmail(),
    role_id: 'sale',
    password: PASSWORD,
    ...body,
  });

describe('an account created by staff', () => {
  test('signs in at once, without email verification', async () => {
    const email = newEmail();
    expect(await done(make({ email }), 201)).toMatchObject({
      email,
      role_id: 'sale',
      organization_id: 1,
      verification_status: 'verified',
      manage_user_ids: [],
    });
    const call = server.with(await server.signIn(email, PASSWORD));
    expect((await call('GET', 'products')).status).toBe(200);
  });

  test('is a member of its organization', async () => {
    const { id } = await done(make({}), 201);
    expect(
      await server.query('select organization_id from organization_members where user_id = $1', [id]),
    ).toHaveLength(1);
  });

  test('belongs to another organization when one is named', async () => {
    expect((await done(make({ organization_id: 2 }), 201)).organization_id).toBe(2);
  });

  test('is logged without its password', async () => {
    const { id } = await done(make({}), 201);
    const log = await lastLog(server, 'user', id);
    expect(log!.type_id).toBe('created');
    expect(JSON.stringify(log)).not.toContain(PASSWORD);
  });

  test('stores its email in lower case', async () => {
    const email = newEmail();
    expect((await done(make({ email: email.toUpperCase() }), 201)).email).toBe(email);
  });
});

describe('is refused', () => {
  test('with an email in use, in any letter case', async () => {
    const email = newEmail();
    await done(make({ email }), 201);
    await refused(make({ email }), 'email_taken', 'email');
    await refused(make({ email: email.toUpperCase() }), 'email_taken', 'email');
  });

  test('for the second of two concurrent calls with one email', async () => {
    const email = newEmail();
    const replies = await Promise.all([make({ email }), make({ email })]);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await server.query('select 1 from users where email = $1', [email])).toHaveLength(1);
  });

  test('with an unknown role', async () => {
    await refused(make({ role_id: 'no_such' }), 'unknown_reference', 'role_id');
  });

  test('with an unknown organization', async () => {
    await refused(make({ organization_id: 999_999 }), 'unknown_reference', 'organization_id');
  });

  test('with a password of nine characters', async () => {
    expect((await make({ password: 'nine sign' })).body.errors).toHaveProperty('password');
  });

  test('with a role that has rights the caller lacks', async () => {
    const role = await makeRole(server, [line('user', 'organization', 'RC'), line('product', 'all', 'R')]);
    const { call } = await makeAccount(server, role);
    expect((await refused(make({ role_id: 'admin' }, call), 'forbidden')).details.permission).toEqual(
      expect.any(String),
    );
    await done(make({ role_id: role }, call), 201);
  });

  test('in an organization beyond the caller’s scope', async () => {
    const role = await makeRole(server, [line('user', 'organization', 'RC')]);
    const { call } = await makeAccount(server, role);
    await refused(make({ role_id: role, organization_id: 2 }, call), 'unknown_reference', 'organization_id');
  });
});
