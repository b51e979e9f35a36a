import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { lastLog, logOf } from '../../../tests/support/change-log.ts';
import { PASSWORD, register } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const NEW = 'something quite new';

async function somebody() {
  const { email, body } = await register(server);
  return { id: body.id as number, email, call: server.with(await server.signIn(email, PASSWORD)) };
}

describe('the caller’s profile', () => {
  test('changes name, telephone and language, before the email is verified too', async () => {
    const { id, call } = await somebody();
    expect(
      await done(call('PUT', 'me', { name: '👋 مرحبا <b>', tel: '0901234567', language: 'ja' })),
    ).toMatchObject({ name: '👋 مرحبا <b>', tel: '0901234567', verification_status: 'unverified' });
    const [row] = await server.query('select language from users where id = $1', [id]);
    expect(row!.language).toBe('ja');
  });

  test('excludes rights', async () => {
    const { call } = await somebody();
    for (const right of [
      { role_id: 'admin' },
      { manage_user_ids: [1] },
      { organization_id: 2 },
      { email_verified_at: 'now' },
    ]) {
      const { status, body } = await call('PUT', 'me', { name: 'Somebody', ...right });
      expect([status, body.code, body.details]).toEqual([
        422,
        'unknown_field',
        { name: Object.keys(right)[0] },
      ]);
    }
  });

  test('a change is written to the log', async () => {
    const { id, call } = await somebody();
    await done(call('PUT', 'me', { name: 'Anew' }));
    const log = await lastLog(server, 'user', id);
    expect(log!.type_id).toBe('write');
    expect(log!.content).toHaveProperty('name');
  });

  test('unchanged values change nothing', async () => {
    const { id, call } = await somebody();
    const { version } = await done(call('PUT', 'me', { name: 'Anew' }));
    expect((await done(call('PUT', 'me', { name: 'Anew' }))).version).toBe(version);
    expect(await logOf(server, 'user', id)).toHaveLength(2);
  });

  test('a name that is too long and an unknown language are refused', async () => {
    const { call } = await somebody();
    expect((await call('PUT', 'me', { name: 'x'.repeat(10_000) })).body.errors).toHaveProperty('name');
    expect((await call('PUT', 'me', { language: 'xx' })).body.errors).toHaveProperty('language');
  });
});

describe('a new password', () => {
  const change = { password: NEW, current_password: PASSWORD };

  test('is valid from then on', async () => {
    const { email, call } = await somebody();
    await done(call('PUT', 'me', change));
    await expect(server.signIn(email, PASSWORD)).rejects.toThrow('invalid_credentials');
    expect(await server.signIn(email, NEW)).toEqual(expect.any(String));
  });

  test('ends the other sessions, but not the current one', async () => {
    const { email, call } = await somebody();
    const there = server.with(await server.signIn(email, PASSWORD));
    await done(call('PUT', 'me', change));
    expect((await there('GET', 'me/sessions')).status).toBe(401);
    expect((await done(call('GET', 'me/sessions'))).data).toHaveLength(1);
  });

  test('is logged as changed, without the password', async () => {
    const { id, call } = await somebody();
    await done(call('PUT', 'me', change));
    expect(await lastLog(server, 'user', id)).toEqual({
      type_id: 'write',
      content: { password_changed: true },
    });
  });

  test('needs the current one; nothing else changes without it', async () => {
    const { email, call } = await somebody();
    await refused(call('PUT', 'me', { password: NEW }), 'invalid_password', 'current_password');
    await refused(
      call('PUT', 'me', { name: 'Anew', password: NEW, current_password: 'not this one' }),
      'invalid_password',
      'current_password',
    );
    expect((await done(call('GET', 'users?filter[own]=1'))).data[0].name).toBe('Trần Thị Mới');
    expect(await server.signIn(email, PASSWORD)).toEqual(expect.any(String));
  });

  test('has at least ten characters', async () => {
    const { call } = await somebody();
    expect((await call('PUT', 'me', { ...change, password: 'nine sign' })).body.errors).toHaveProperty(
      'password',
    );
    await done(call('PUT', 'me', { ...change, password: 'ten signs!' }));
  });

  test('cannot be set on an account without one: the mail link does that', async () => {
    const { id, call } = await somebody();
    await server.query('update users set password_hash = null where id = $1', [id]);
    await refused(
      call('PUT', 'me', { password: NEW, current_password: '' }),
      'invalid_password',
      'current_password',
    );
  });
});
