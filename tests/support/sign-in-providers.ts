// A server with identity providers in the test process.
import { afterAll } from 'vitest';
import { newEmail } from './registration.ts';
import { signInAtProvider, startProvider, type TestProvider } from './oidc-provider.ts';
import { fixedPort } from './fixed-port.ts';
import { useTestServer, type Reply, type TestServer } from './test-server.ts';

export interface ProvidedServer extends TestServer {
  /** `plain`, then `chatty`, which includes the email in the ID token. */
  providers: TestProvider[];
}

/** The server of a test file, with the providers `plain`, `chatty`, and `gone`, which does not answer. */
export function useProvidedServer(): ProvidedServer {
  const providers: TestProvider[] = [];
  const server = useTestServer({
    async more() {
      const port = await fixedPort();
      const publicUrl = `http://127.0.0.1:${port}`;
      const back = `${publicUrl}/oauth/callback`;
      const plain = await startProvider(back);
      const chatty = await startProvider(back, { emailInIdToken: true });
      providers.push(plain, chatty);
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
  return Object.assign(server, { providers });
}

const settings = (id: string, { issuer, clientId, clientSecret }: TestProvider) => ({
  id,
  name: id,
  issuer,
  clientId,
  clientSecret,
  tokenEndpoint: undefined,
  responseMode: undefined,
});

/** Starts a sign-in; returns the redirect address and the state to return with. */
export const start = async (
  server: TestServer,
  provider = 'plain',
): Promise<{ authorization_url: string; state: string }> =>
  (await server.with(undefined)('POST', `oauth/providers/${provider}/start`)).body;

/** Signs in at a provider by name, and here with its response. */
export async function signInThrough(
  server: TestServer,
  name = newEmail(),
  provider = 'plain',
): Promise<Reply> {
  const { authorization_url } = await start(server, provider);
  const { code, state, iss } = await signInAtProvider(authorization_url, name);
  return server.with(undefined)('POST', 'oauth/token', {
    grant_type: 'authorization_code',
    provider,
    code,
    state,
    iss,
  });
}

/** The account of a token. */
export const accountOf = async (server: TestServer, { body }: Reply) =>
  (await server.with(body.access_token)('GET', 'users?filter[own]=1')).body.data[0];
