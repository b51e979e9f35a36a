import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { newEmail, PASSWORD, register } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const shared = useTestServer({ more: async () => ({ cookieDomain: 'hakobu.test' }) });
const token = (body: object, headers = {}) =>
  server.with(undefined)('POST', 'oauth/token', body, { headers });
const signIn = (username: string, password = PASSWORD, headers = {}) =>
  token({ grant_type: 'password', username, password }, headers);
const disable = (id: number) => server.query('update users set disabled_at = now() where id = $1', [id]);

describe('email and password', () => {
  test('give an access token for an hour and a token to renew it', async () => {
    const { email } = await register(server);
    expect(await done(signIn(email), 200)).toEqual({
      token_type: 'Bearer',
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
    });
  });

  test('name the domain of the cookies, where the operator shares them among several hosts', async () => {
    const { email } = await register(shared);
    const grant = { grant_type: 'password', username: email, password: PASSWORD };
    const given = await done(shared.with(undefined)('POST', 'oauth/token', grant), 200);
    expect(given.cookie_domain).toBe('hakobu.test');
    const renewal = { grant_type: 'refresh_token', refresh_token: given.refresh_token };
    expect(await done(shared.with(undefined)('POST', 'oauth/token', renewal))).toMatchObject({
      cookie_domain: 'hakobu.test',
    });
  });

  test('are accepted in any letter case of the email', async () => {
    const { email } = await register(server);
    await done(signIn(` ${email.toUpperCase()} `), 200);
  });

  test('are refused alike with a wrong password and with an unknown email', async () => {
    const { email } = await register(server);
    const wrong = await refused(signIn(email, 'not this one'), 'invalid_credentials');
    const unknown = await refused(signIn(newEmail()), 'invalid_credentials');
    expect(unknown.message).toBe(wrong.message);
  });

  test('an account without a password accepts none', async () => {
    const { email, body } = await register(server);
    await server.query('update users set password_hash = null where id = $1', [body.id]);
    await refused(signIn(email), 'invalid_credentials');
    await refused(signIn(email, 'nobody has this password'), 'invalid_credentials');
  });

  test('a disabled account is disclosed only with its password', async () => {
    const { email, body } = await register(server);
    await disable(body.id);
    await refused(signIn(email), 'account_disabled');
    await refused(signIn(email, 'not this one'), 'invalid_credentials');
  });

  test('the device is stored with the session, in at most three hundred characters', async () => {
    const { email } = await register(server);
    const { access_token } = await done(signIn(email, PASSWORD, { 'user-agent': 'x'.repeat(400) }));
    const { data } = await done(server.with(access_token)('GET', 'me/sessions'));
    expect(data[0].user_agent).toBe('x'.repeat(300));
  });

  test('after many wrong passwords the right one waits too, and others do not', async () => {
    const [one, two] = [await register(server), await register(server)];
    // Concurrently, so that the wait that follows is longer than a slow machine.
    await Promise.all(Array.from({ length: 12 }, () => signIn(one.email, 'not this one')));
    const reply = await signIn(one.email);
    expect([reply.status, reply.body.code, Number(reply.headers.get('retry-after')) > 0]).toEqual([
      429,
      'too_many_attempts',
      true,
    ]);
    await done(signIn(two.email), 200);
  });

  test('four wrong ones and a right one restart the counter', async () => {
    const { email } = await register(server);
    for (let round = 0; round < 2; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1)
        await refused(signIn(email, 'not this one'), 'invalid_credentials');
      await done(signIn(email), 200);
    }
  });
});

describe('the refresh token', () => {
  const renew = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token });
  async function session() {
    const { email, body } = await register(server);
    return { id: body.id as number, ...(await done(signIn(email))) };
  }

  test('gives new tokens; the old access token is invalid', async () => {
    const before = await session();
    const after = await done(renew(before.refresh_token), 200);
    expect((await server.with(after.access_token)('GET', 'me/sessions')).status).toBe(200);
    await refused(server.with(before.access_token)('GET', 'me/sessions'), 'logged_out');
  });

  test('of a disabled account renews nothing', async () => {
    const { id, refresh_token } = await session();
    await disable(id);
    await refused(renew(refresh_token), 'logged_out');
  });

  test('is refused when it was never issued', async () => {
    await refused(renew('x'.repeat(43)), 'logged_out');
  });

  test('is not an access token, nor the other way round', async () => {
    const { access_token, refresh_token } = await session();
    await refused(server.with(refresh_token)('GET', 'me/sessions'), 'logged_out');
    await refused(renew(access_token), 'logged_out');
  });
});

test('an unknown grant is refused by field', async () => {
  await refused(token({ grant_type: 'magic' }), 'invalid_fields', 'grant_type');
  await refused(token({ grant_type: 'password' }), 'invalid_fields', 'username', 'password');
  await refused(token({ grant_type: 'refresh_token' }), 'invalid_fields', 'refresh_token');
});
