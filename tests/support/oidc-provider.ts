// A certified OpenID Connect provider in the test process. Any name signs in as that user and determines the
// claims.
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  close(): Promise<void>;
}

/**
 * Names are emails, verified unless they begin with `unproven`; `nobody` has none. With `emailInIdToken`
 * off, only the userinfo endpoint answers the email, as the standard specifies for the code flow.
 */
export async function startProvider(
  redirectUri: string,
  { emailInIdToken = false }: { emailInIdToken?: boolean } = {},
): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const client = { client_id: 'hakobu', client_secret: 'a secret of forty characters, more or less' };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !emailInIdToken,
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['only for tests'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        name: id.split('@')[0]!,
        ...(id !== 'nobody' && { email: id, email_verified: !id.startsWith('unproven') }),
      }),
    }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Signs in and consents like a user; returns the provider's redirect parameters. */
export async function signInAtProvider(
  authorizationUrl: string,
  name: string,
): Promise<Record<string, string>> {
  const jar = new Map<string, string>();
  let url = new URL(authorizationUrl);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(key, value);
    }
    form = undefined;
    const location = answer.headers.get('location');
    if (location !== null) {
      url = new URL(location, url);
      if (url.pathname === '/oauth/callback') return Object.fromEntries(url.searchParams);
      continue;
    }
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined) throw new Error(`the provider shows ${answer.status}: ${page.slice(0, 300)}`);
    form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: name, password: 'any' }) });
    url = new URL(/<form[^>]*action="([^"]+)"/.exec(page)?.[1] ?? url.href, url);
  }
  throw new Error('the provider never sends back');
}
