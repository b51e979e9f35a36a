import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { mailsTo, newEmail, PASSWORD, register } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();

describe('registering', () => {
  test('is refused with fields that grant more rights', async () => {
    for (const claim of [{ role_id: 'admin' }, { organization_id: 2 }, { email_verified_at: '2020-01-01' }]) {
      const { status, body } = await register(server, undefined, claim);
      expect([status, body.code, body.details]).toEqual([
        422,
        'unknown_field',
        { name: Object.keys(claim)[0] },
      ]);
    }
  });

  test('creates an unverified customer of the company', async () => {
    const { status, body } = await register(server);
    expect([status, body.role_id, body.organization_id, body.verification_status]).toEqual([
      201,
      'customer',
      1,
      'unverified',
    ]);
  });

  test('sends a link in the language of the request', async () => {
    const { email } = await register(server);
    expect(await mailsTo(server, email)).toMatchObject([{ template: 'verify', language: 'vi' }]);
  });

  test('is written to the log of the company', async () => {
    const { body } = await register(server);
    expect(await logOf(server, 'user', body.id)).toEqual([
      { type_id: 'created', content: { name: 'Trần Thị Mới', registered: true } },
    ]);
  });

  test('signs in from the verification link only', async () => {
    const { email } = await register(server);
    const caller = server.with(await server.signIn(email, PASSWORD));
    await refused(caller('GET', 'orders'), 'email_not_verified');
    expect((await done(caller('GET', 'users?filter[own]=1'))).data).toHaveLength(1);
  });

  test('stores only a hash of the password', async () => {
    const { email } = await register(server);
    const [row] = await server.query('select password_hash from users where email = $1', [email]);
    expect(row!.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('is refused with an email in use, in any letter case', async () => {
    const { email } = await register(server);
    await refused(register(server, email), 'email_taken', 'email');
    await refused(register(server, email.toUpperCase()), 'email_taken', 'email');
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('of two concurrent calls with the same email, one creates an account', async () => {
    const email = newEmail();
    const replies = await Promise.all([register(server, email), register(server, email)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(201);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await server.query('select 1 from users where email = $1', [email])).toHaveLength(1);
  });

  test('is refused with a password of nine characters, and accepted with ten', async () => {
    const reply = await register(server, newEmail(), { password: 'nine sign' });
    expect([reply.status, reply.body.errors]).toEqual([422, { password: [expect.any(String)] }]);
    expect((await register(server, newEmail(), { password: 'ten signs!' })).status).toBe(201);
  });

  test('is refused with an invalid email', async () => {
    await refused(register(server, 'nobody'), 'invalid_fields', 'email');
  });
});

test('is limited by address, without blocking sign-ins', async () => {
  let reply = await register(server, 'admin@hakobu.test');
  for (let more = 0; more < 60 && reply.status === 422; more += 1)
    reply = await register(server, 'admin@hakobu.test');
  expect([reply.status, reply.body.code, Number(reply.headers.get('retry-after')) > 0]).toEqual([
    429,
    'too_many_attempts',
    true,
  ]);
  expect(await server.signIn('sale@hakobu.test')).toEqual(expect.any(String));
}, 60_000);
