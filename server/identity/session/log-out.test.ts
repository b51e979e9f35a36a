import { expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { PASSWORD, register } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();

async function signedIn() {
  const { email } = await register(server);
  const tokens = await done(
    server.with(undefined)('POST', 'oauth/token', {
      grant_type: 'password',
      username: email,
      password: PASSWORD,
    }),
  );
  return { email, tokens, call: server.with(tokens.access_token) };
}

test('logging out invalidates the access token', async () => {
  const { call } = await signedIn();
  expect((await call('POST', 'me/logout', {})).status).toBe(204);
  await refused(call('GET', 'me/sessions'), 'logged_out');
});

test('logging out invalidates the refresh token', async () => {
  const { call, tokens } = await signedIn();
  await call('POST', 'me/logout', {});
  await refused(
    server.with(undefined)('POST', 'oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    }),
    'logged_out',
  );
});

test('a second time is refused as not signed in', async () => {
  const { call } = await signedIn();
  await call('POST', 'me/logout', {});
  await refused(call('POST', 'me/logout', {}), 'logged_out');
});

test('other devices stay signed in', async () => {
  const { email, call } = await signedIn();
  const there = server.with(await server.signIn(email, PASSWORD));
  await call('POST', 'me/logout', {});
  expect((await done(there('GET', 'me/sessions'))).data).toHaveLength(1);
});

test('the user can sign in again', async () => {
  const { email, call } = await signedIn();
  await call('POST', 'me/logout', {});
  expect(await server.signIn(email, PASSWORD)).toEqual(expect.any(String));
});
