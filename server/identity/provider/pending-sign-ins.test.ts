import { expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { newEmail } from '../../../tests/support/registration.ts';
import { signInAtProvider } from '../../../tests/support/oidc-provider.ts';
import { refused } from '../../../tests/support/refused.ts';
import { start, useProvidedServer } from '../../../tests/support/sign-in-providers.ts';

const server = useProvidedServer();

/** A user returning from the provider: `hand` sends its response, with parts changed. */
async function sentBack() {
  const { authorization_url, state } = await start(server);
  const { code, iss } = await signInAtProvider(authorization_url, newEmail());
  const body = { grant_type: 'authorization_code', provider: 'plain', code, iss, state };
  return (change: object = {}) => server.with(undefined)('POST', 'oauth/token', { ...body, ...change });
}

test('a sign-in started here ends here', async () => {
  const hand = await sentBack();
  await done(hand(), 200);
});

test('a state works once', async () => {
  const hand = await sentBack();
  await done(hand(), 200);
  await refused(hand(), 'sign_in_expired');
});

test('of two concurrent calls with the same state, one signs in', async () => {
  const hand = await sentBack();
  const replies = await Promise.all([hand(), hand()]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('an invented state is refused', async () => {
  const hand = await sentBack();
  await refused(hand({ state: 'made up' }), 'sign_in_expired');
});

test('a state is valid for its own provider only', async () => {
  const hand = await sentBack();
  await refused(hand({ provider: 'chatty' }), 'sign_in_expired');
});

test('a code is refused with the state of another sign-in', async () => {
  const hand = await sentBack();
  await refused(hand({ state: (await start(server)).state }), 'provider_failed');
});

test('a return after ten minutes is refused', async () => {
  const hand = await sentBack();
  await server.query("update provider_sign_ins set expires_at = now() - interval '1 second'");
  await refused(hand(), 'sign_in_expired');
});

test('missing fields are named', async () => {
  const reply = await server.with(undefined)('POST', 'oauth/token', { grant_type: 'authorization_code' });
  expect(Object.keys(reply.body.errors).toSorted()).toEqual(['code', 'provider', 'state']);
});
