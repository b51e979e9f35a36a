import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { PASSWORD, register } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const token = (body: object) => server.with(undefined)('POST', 'oauth/token', body);
const renew = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token });
const sessions = (access_token: string) => server.with(access_token)('GET', 'me/sessions');

async function session() {
  const { email, body } = await register(server);
  const tokens = await done(token({ grant_type: 'password', username: email, password: PASSWORD }));
  return { id: body.id as number, email, ...tokens } as {
    id: number;
    email: string;
    access_token: string;
    refresh_token: string;
  };
}
const age = (userId: number, column: string) =>
  server.query(`update sessions set ${column} = now() - interval '1 second' where user_id = $1`, [userId]);

describe('a session', () => {
  test('stores hashes, never the tokens', async () => {
    const { id, access_token, refresh_token } = await session();
    const rows = await server.query('select * from sessions where user_id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(access_token);
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
  });

  test('expires after an hour, until it is renewed', async () => {
    const { id, access_token, refresh_token } = await session();
    await age(id, 'access_expires_at');
    await refused(sessions(access_token), 'logged_out');
    const renewed = await done(renew(refresh_token));
    await done(sessions(renewed.access_token));
  });

  test('ends after a month', async () => {
    const { id, refresh_token } = await session();
    await age(id, 'refresh_expires_at');
    await refused(renew(refresh_token), 'logged_out');
  });

  test('stays one session when it is renewed', async () => {
    const { id, refresh_token } = await session();
    const second = await done(renew(refresh_token));
    await done(renew(second.refresh_token));
    expect(await server.query('select 1 from sessions where user_id = $1', [id])).toHaveLength(1);
  });
});

describe('a reused refresh token', () => {
  test('ends the session for both holders', async () => {
    const { access_token, refresh_token } = await session();
    const renewed = await done(renew(refresh_token));
    await refused(renew(refresh_token), 'logged_out');
    await refused(sessions(renewed.access_token), 'logged_out');
    await refused(renew(renewed.refresh_token), 'logged_out');
    await refused(sessions(access_token), 'logged_out');
  });

  test('in two concurrent calls renews once, and the session ends', async () => {
    const { refresh_token } = await session();
    const replies = await Promise.all([renew(refresh_token), renew(refresh_token)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const { body } = replies.find(({ status }) => status === 200)!;
    await refused(sessions(body.access_token), 'logged_out');
  });

  test('leaves other sessions of the user open', async () => {
    const { email, refresh_token } = await session();
    const there = await server.signIn(email, PASSWORD);
    await done(renew(refresh_token));
    await refused(renew(refresh_token), 'logged_out');
    await done(sessions(there));
  });
});

test('a session ends with its account', async () => {
  const { id, access_token } = await session();
  await server.query('update users set disabled_at = now() where id = $1', [id]);
  expect((await sessions(access_token)).status).toBe(401);
});

test('a missing or invented session is signed out', async () => {
  expect((await server.with(undefined)('GET', 'me/sessions')).status).toBe(401);
  await refused(sessions('x'.repeat(43)), 'logged_out');
});
