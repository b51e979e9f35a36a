// Identity providers that the operator configured. Their metadata is discovered on first use, and cached.
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as oidc from 'openid-client';
import { Refusal } from '../refusal.ts';

export interface ProviderSettings {
  /** In lower case letters, `google`. */
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** For providers whose metadata lacks it. */
  tokenEndpoint: string | undefined;
  /** `form_post` where the provider requires it. */
  responseMode: string | undefined;
}

/** Claims of a provider. `verified`: it vouches for the email. */
export interface Claims {
  subject: string;
  email: string | undefined;
  verified: boolean;
  name: string | undefined;
}

const TIMEOUT_SECONDS = 10;
const OLDEST_TOKEN = '10m';
/** Limits concurrent exchanges, which hold a database connection while they wait for the provider. */
const MOST_AT_ONCE = 4;

export class IdentityProviders {
  readonly #settings: ReadonlyMap<string, ProviderSettings>;
  readonly #redirectUri: string;
  readonly #cached = new Map<string, Promise<oidc.Configuration>>();
  readonly #keys = new Map<string, JWTVerifyGetKey>();
  #running = 0;

  constructor(settings: readonly ProviderSettings[], publicUrl: string) {
    this.#settings = new Map(settings.map((provider) => [provider.id, provider]));
    this.#redirectUri = `${publicUrl}/oauth/callback`;
  }

  list(): { id: string; name: string }[] {
    return [...this.#settings.values()].map(({ id, name }) => ({ id, name }));
  }

  /** The authorization address for the browser, with the values to store until it returns. */
  async begin(id: string): Promise<{ url: string; state: string; nonce: string; codeVerifier: string }> {
    const { responseMode } = this.#of(id);
    return this.#asking(async () => {
      const configuration = await this.#configurationOf(id);
      const [state, nonce, codeVerifier] = [
        oidc.randomState(),
        oidc.randomNonce(),
        oidc.randomPKCECodeVerifier(),
      ];
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: this.#redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(responseMode !== undefined && { response_mode: responseMode }),
      });
      return { url: url.href, state, nonce, codeVerifier };
    });
  }

  /** Exchanges an authorization code for claims. Refuses with `provider_failed`. */
  exchange(
    id: string,
    {
      code,
      state,
      nonce,
      codeVerifier,
      issuer,
    }: { code: string; state: string; nonce: string; codeVerifier: string; issuer: string | undefined },
  ): Promise<Claims> {
    return this.#asking(async () => {
      const back = new URL(this.#redirectUri);
      back.search = new URLSearchParams({
        code,
        state,
        ...(issuer !== undefined && { iss: issuer }),
      }).toString();
      const configuration = await this.#configurationOf(id);
      const tokens = await oidc.authorizationCodeGrant(configuration, back, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      if (claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined)
        return asClaims(claims);
      // Many providers return the email only there.
      return asClaims(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub));
    });
  }

  /**
   * Validates an ID token that a client obtained itself: signature, issuer, our client id as audience, and
   * age.
   */
  verify(id: string, token: string): Promise<Claims> {
    return this.#asking(async () => {
      const { clientId } = this.#of(id);
      const { jwks_uri, issuer } = (await this.#configurationOf(id)).serverMetadata();
      const { payload } = await jwtVerify(token, this.#keysAt(jwks_uri!), {
        issuer,
        audience: clientId,
        maxTokenAge: OLDEST_TOKEN,
        requiredClaims: ['sub', 'exp'],
      });
      return asClaims(payload);
    });
  }

  /** Public keys of a provider, cached and fetched again for an unknown key id. */
  #keysAt(address: string): JWTVerifyGetKey {
    const cached = this.#keys.get(address) ?? createRemoteJWKSet(new URL(address));
    this.#keys.set(address, cached);
    return cached;
  }

  #of(id: string): ProviderSettings {
    const settings = this.#settings.get(id);
    if (settings === undefined) throw new Refusal('not_found', { details: { provider: id } });
    return settings;
  }

  async #asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#running >= MOST_AT_ONCE) throw new Refusal('busy');
    this.#running += 1;
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('provider_failed', {
        details: { reason: error instanceof Error && 'code' in error ? String(error.code) : 'unknown' },
      });
    } finally {
      this.#running -= 1;
    }
  }

  #configurationOf(id: string): Promise<oidc.Configuration> {
    const cached = this.#cached.get(id) ?? discover(this.#of(id));
    this.#cached.set(id, cached);
    cached.catch(() => this.#cached.delete(id)); // The next use retries.
    return cached;
  }
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  tokenEndpoint,
}: ProviderSettings): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const found = await oidc.discovery(url, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    ...(url.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
  });
  if (tokenEndpoint === undefined) return found;
  const { supportsPKCE: _, ...metadata } = found.serverMetadata();
  const completed = new oidc.Configuration(
    { ...metadata, token_endpoint: tokenEndpoint },
    clientId,
    clientSecret,
  );
  completed.timeout = TIMEOUT_SECONDS;
  return completed;
}

function asClaims({
  sub,
  email,
  email_verified,
  name,
}: {
  sub?: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
}): Claims {
  return {
    subject: sub!,
    email: typeof email === 'string' ? email.trim().toLowerCase() : undefined,
    verified: email_verified === true || email_verified === 'true',
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined,
  };
}
