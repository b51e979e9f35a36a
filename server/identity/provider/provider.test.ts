import { randomUUID } from 'node:crypto';
import { SignJWT, generateKeyPair } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { quietPort } from '../../../tests/support/quiet-port.ts';
import { signInAtProvider, startProvider, type TestProvider } from '../../../tests/support/oidc-provider.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const providers: TestProvider[] = [];
const server = useTestServer({
  async more() {
    const port = await quietPort();
    const publicUrl = `http://127.0.0.1:${port}`;
    const [plain, chatty] = [
      await startProvider(`${publicUrl}/oauth/callback`),
      await startProvider(`${publicUrl}/oauth/callback`, { emailInIdToken: true }),
    ];
    providers.push(plain, chatty);
    const settings = (id: string, { issuer, clientId, clientSecret }: TestProvider) => ({
      id,
      name: id,
      issuer,
      clientId,
      clientSecret,
      tokenEndpoint: undefined,
      responseMode: undefined,
    });
    return {
      port,
      publicUrl,
      providers: [
        settings('plain', plain),
        settings('chatty', chatty),
        settings('gone', { ...plain, issuer: 'http://127.0.0.1:1' }),
      ],
    };
  },
});
afterAll(() => Promise.all(providers.map((provider) => provider.close())));

const anybody = () => server.with(undefined);
const start = async (provider = 'plain') =>
  (await anybody()('POST', `oauth/providers/${provider}/start`)).body as {
    authorization_url: string;
    state: string;
  };
async function signIn(name: string, provider = 'plain') {
  const { authorization_url } = await start(provider);
  const { code, state, iss } = await signInAtProvider(authorization_url, name);
  return anybody()('POST', 'oauth/token', { grant_type: 'authorization_code', provider, code, state, iss });
}
const newEmail = () => `p${randomUUID().slice(0, 8)}@example.test`;
const me = async (token: string) => (await server.with(token)('GET', 'users?filter[own]=1')).body.data[0];

test('the providers that are configured are named, and nothing else of them', async () => {
  expect((await anybody()('GET', 'oauth/providers')).body).toEqual({
    data: [
      { id: 'plain', name: 'plain' },
      { id: 'chatty', name: 'chatty' },
      { id: 'gone', name: 'gone' },
    ],
  });
  const { authorization_url } = await start();
  const { searchParams } = new URL(authorization_url);
  expect([
    searchParams.get('code_challenge_method'),
    searchParams.get('response_type'),
    searchParams.get('scope'),
  ]).toEqual(['S256', 'code', 'openid email profile']);
});

test.for(['plain', 'chatty'])(
  'whoever comes through %s for the first time becomes a customer, and is the same person afterwards',
  async (provider) => {
    const email = newEmail();
    const { status, body } = await signIn(email, provider);
    expect([status, body.token_type]).toEqual([200, 'Bearer']);
    const first = await me(body.access_token);
    expect(first).toMatchObject({
      email,
      role_id: 'customer',
      verification_status: 'verified',
      name: email.split('@')[0],
    });
    await server.query('update users set email = $1 where id = $2', [newEmail(), first.id]);
    // known by the provider's own id
    expect((await me((await signIn(email, provider)).body.access_token)).id).toBe(first.id);
  },
);

test('an account with the same email is theirs when the provider vouches for it', async () => {
  const { body } = await signIn('sale@hakobu.test');
  expect((await me(body.access_token)).role_id).toBe('sale');
  expect(
    (
      await anybody()('POST', 'oauth/token', {
        grant_type: 'password',
        username: 'sale@hakobu.test',
        password: 'hakobu-demo',
      })
    ).status,
  ).toBe(200);
});

test('who registered somebody else’s address beforehand is put out when the owner comes', async () => {
  const email = newEmail();
  await anybody()('POST', 'register', { name: 'Thief', email, password: 'ten signs at least' });
  const thief = server.with(await server.signIn(email, 'ten signs at least'));
  const { body } = await signIn(email);
  expect(await me(body.access_token)).toMatchObject({ email, verification_status: 'verified' });
  expect((await thief('GET', 'me/sessions')).status).toBe(401);
  expect(
    (
      await anybody()('POST', 'oauth/token', {
        grant_type: 'password',
        username: email,
        password: 'ten signs at least',
      })
    ).status,
  ).toBe(401);
});

test('an email nobody vouches for opens no account that is there', async () => {
  const email = `unproven-${newEmail()}`;
  const fresh = await signIn(email);
  expect(await me(fresh.body.access_token)).toMatchObject({ email, verification_status: 'unverified' });
  const taken = `unproven-${newEmail()}`;
  await anybody()('POST', 'register', { name: 'Owner', email: taken, password: 'ten signs at least' });
  expect((await signIn(taken)).body.code).toBe('provider_email_unproven');
  expect((await signIn('nobody')).body.code).toBe('provider_without_email');
});

test('a disabled account stays shut', async () => {
  const email = newEmail();
  const { body } = await signIn(email);
  await server.query('update users set disabled_at = now() where id = $1', [
    (await me(body.access_token)).id,
  ]);
  expect((await signIn(email)).body.code).toBe('account_disabled');
});

test('a code works once, with its own state, at its own provider, in its time', async () => {
  const begun = await start();
  const { code, iss } = await signInAtProvider(begun.authorization_url, newEmail());
  const token = (body: object) =>
    anybody()('POST', 'oauth/token', {
      grant_type: 'authorization_code',
      provider: 'plain',
      code,
      iss,
      ...body,
    });
  expect((await token({ state: 'made up' })).body.code).toBe('sign_in_expired');
  expect((await token({ state: begun.state, provider: 'chatty' })).body.code).toBe('sign_in_expired');
  // another sign-in's verifier
  expect((await token({ state: (await start()).state })).body.code).toBe('provider_failed');
  expect((await token({ state: begun.state })).status).not.toBe(500);
  expect((await token({ state: begun.state })).body.code).toBe('sign_in_expired');
  const late = await start();
  const back = await signInAtProvider(late.authorization_url, newEmail());
  await server.query("update provider_sign_ins set expires_at = now() - interval '1 second'");
  expect((await token({ state: late.state, code: back.code })).body.code).toBe('sign_in_expired');
});

test('unknown and unreachable providers are named errors', async () => {
  expect((await anybody()('POST', 'oauth/providers/none/start')).body.code).toBe('not_found');
  expect(
    (await anybody()('POST', 'oauth/providers/gone/start', undefined, { language: 'vi' })).body,
  ).toMatchObject({ code: 'provider_failed', message: expect.stringContaining('Đăng nhập') });
  expect((await anybody()('POST', 'oauth/token', { grant_type: 'authorization_code' })).body.type).toBe(
    'validation',
  );
});

test('an ID token that a client got itself is checked to the end', async () => {
  const email = newEmail();
  const { issuer, clientId, clientSecret } = providers[1]!;
  const begun = await start('chatty');
  const { code_verifier } = (
    await server.query('select code_verifier from provider_sign_ins order by id desc limit 1')
  )[0]!;
  const { code } = await signInAtProvider(begun.authorization_url, email);
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(clientSecret).replaceAll('%20', '+')}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code!,
      code_verifier,
      redirect_uri: new URL(begun.authorization_url).searchParams.get('redirect_uri')!,
    }),
  });
  const { id_token } = (await answer.json()) as { id_token: string };
  const token = (given: string, provider = 'chatty') =>
    anybody()('POST', 'oauth/token', { grant_type: 'id_token', provider, id_token: given });
  expect((await me((await token(id_token)).body.access_token)).email).toBe(email);
  expect((await token(id_token, 'plain')).body.code).toBe('provider_failed');
  const [head, claims, signature] = id_token.split('.');
  expect(
    (
      await token(
        `${head}.${Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(claims!, 'base64url').toString()), sub: 'admin@hakobu.test', email: 'admin@hakobu.test' })).toString('base64url')}.${signature}`,
      )
    ).body.code,
  ).toBe('provider_failed');
  const forged = await new SignJWT({ email: 'admin@hakobu.test', email_verified: true })
    .setProtectedHeader({ alg: 'RS256', kid: 'mine' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject('x')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign((await generateKeyPair('RS256')).privateKey);
  expect((await token(forged)).body.code).toBe('provider_failed');
});

test('a provider that sends a form is sent on to the page', async () => {
  const answer = await fetch(`${server.url}/oauth/callback`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code: 'a', state: 'b', user: '{"name":"x"}' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/oauth/callback?code=a&state=b']);
  const page = await fetch(`${server.url}/oauth/callback?code=a&state=b`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/oauth-callback.js')]);
});
