import { SignJWT, generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { newEmail, PASSWORD, register } from '../../../tests/support/registration.ts';
import { signInAtProvider } from '../../../tests/support/oidc-provider.ts';
import { refused } from '../../../tests/support/refused.ts';
import {
  accountOf,
  signInThrough,
  start,
  useProvidedServer,
} from '../../../tests/support/sign-in-providers.ts';

const server = useProvidedServer();
const token = (body: object) => server.with(undefined)('POST', 'oauth/token', body);

describe('a user from a provider', () => {
  test.for(['plain', 'chatty'])(
    'for the first time (%s) becomes a customer, and is the same person afterwards',
    async (provider) => {
      const email = newEmail();
      const first = await accountOf(server, await signInThrough(server, email, provider));
      expect(first).toMatchObject({
        email,
        role_id: 'customer',
        verification_status: 'verified',
        name: email.split('@')[0],
      });
      await server.query('update users set email = $1 where id = $2', [newEmail(), first.id]);
      // Known by the provider's subject.
      const again = await accountOf(server, await signInThrough(server, email, provider));
      expect(again.id).toBe(first.id);
    },
  );

  test('is the account with the same verified email, whose password stays valid', async () => {
    const account = await accountOf(server, await signInThrough(server, 'sale@hakobu.test'));
    expect(account.role_id).toBe('sale');
    expect(await server.signIn('sale@hakobu.test')).toEqual(expect.any(String));
  });

  test('replaces an unverified registration of the address', async () => {
    const { email } = await register(server);
    const thief = server.with(await server.signIn(email, PASSWORD));
    const owner = await signInThrough(server, email);
    expect(await accountOf(server, owner)).toMatchObject({ email, verification_status: 'verified' });
    await refused(thief('GET', 'me/sessions'), 'logged_out');
    await refused(
      token({ grant_type: 'password', username: email, password: PASSWORD }),
      'invalid_credentials',
    );
  });

  test('with an unverified email must verify it', async () => {
    const email = `unproven-${newEmail()}`;
    expect(await accountOf(server, await signInThrough(server, email))).toMatchObject({
      email,
      verification_status: 'unverified',
    });
  });

  test('with an unverified email opens no existing account', async () => {
    const { email } = await register(server, `unproven-${newEmail()}`);
    await refused(signInThrough(server, email), 'provider_email_unproven');
  });

  test('without an email is refused', async () => {
    await refused(signInThrough(server, 'nobody'), 'provider_without_email');
  });

  test('is refused while the account is disabled', async () => {
    const email = newEmail();
    const { id } = await accountOf(server, await signInThrough(server, email));
    await server.query('update users set disabled_at = now() where id = $1', [id]);
    await refused(signInThrough(server, email), 'account_disabled');
  });
});

test('an ID token that the client obtained itself is validated completely', async () => {
  const email = newEmail();
  const { issuer, clientId } = server.providers[1]!;
  const id_token = await fetchIdToken(email);
  const hand = (given: string, provider = 'chatty') =>
    token({ grant_type: 'id_token', provider, id_token: given });
  const reply = await hand(id_token);
  await done(Promise.resolve(reply));
  expect((await accountOf(server, reply)).email).toBe(email);
  await refused(hand(id_token, 'plain'), 'provider_failed');
  const [head, claims, signature] = id_token.split('.');
  const said = JSON.parse(Buffer.from(claims!, 'base64url').toString());
  const other = { ...said, sub: 'admin@hakobu.test', email: 'admin@hakobu.test' };
  const changed = Buffer.from(JSON.stringify(other)).toString('base64url');
  await refused(hand(`${head}.${changed}.${signature}`), 'provider_failed');
  const forged = await new SignJWT({ email: 'admin@hakobu.test', email_verified: true })
    .setProtectedHeader({ alg: 'RS256', kid: 'mine' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject('x')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign((await generateKeyPair('RS256')).privateKey);
  await refused(hand(forged), 'provider_failed');
});

/** The token that a client gets when it exchanges the code itself. */
async function fetchIdToken(email: string): Promise<string> {
  const { issuer, clientId, clientSecret } = server.providers[1]!;
  const begun = await start(server, 'chatty');
  const [kept] = await server.query('select code_verifier from provider_sign_ins order by id desc limit 1');
  const { code } = await signInAtProvider(begun.authorization_url, email);
  const secret = encodeURIComponent(clientSecret).replaceAll('%20', '+');
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code!,
      code_verifier: kept!.code_verifier,
      redirect_uri: new URL(begun.authorization_url).searchParams.get('redirect_uri')!,
    }),
  });
  return ((await answer.json()) as { id_token: string }).id_token;
}
