import { expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { newEmail } from '../../../tests/support/newcomer.ts';
import { signInAtProvider } from '../../../tests/support/oidc-provider.ts';
import { refused } from '../../../tests/support/refused.ts';
import { start, useProvidedServer } from '../../../tests/support/sign-in-providers.ts';

const server = useProvidedServer();

/** Somebody whom the provider has sent back: `hand` gives what it sent, with parts changed. */
async function sentBack() {
  const { authorization_url, state } = await start(server);
  const { code, iss } = await signInAtProvider(authorization_url, newEmail());
  const body = { grant_type: 'authorization_code', provider: 'plain', code, iss, state };
  return (change: object = {}) => server.with(undefined)('POST', 'oauth/token', { ...body, ...change });
}

test('a sign-in that was begun here ends here', async () => {
  const hand = await sentBack();
  await done(hand(), 200);
});

test('a state works once', async () => {
  const hand = await sentBack();
  await done(hand(), 200);
  await refused(hand(), 'sign_in_expired');
});

test('of two who come back with the same state at once one is signed in', async () => {
  const hand = await sentBack();
  const replies = await Promise.all([hand(), hand()]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('a state that is made up opens nothing', async () => {
  const hand = await sentBack();
  await refused(hand({ state: 'made up' }), 'sign_in_expired');
});

test('a state holds at its own provider only', async () => {
  const hand = await sentBack();
  await refused(hand({ provider: 'chatty' }), 'sign_in_expired');
});

test('a code is worth nothing with the state of another sign-in', async () => {
  const hand = await sentBack();
  await refused(hand({ state: (await start(server)).state }), 'provider_failed');
});

test('who comes back after ten minutes begins anew', async () => {
  const hand = await sentBack();
  await server.query("update provider_sign_ins set expires_at = now() - interval '1 second'");
  await refused(hand(), 'sign_in_expired');
});

test('what is missing is named by field', async () => {
  const reply = await server.with(undefined)('POST', 'oauth/token', { grant_type: 'authorization_code' });
  expect(Object.keys(reply.body.errors).toSorted()).toEqual(['code', 'provider', 'state']);
});
