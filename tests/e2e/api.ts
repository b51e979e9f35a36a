import { ACCESS_TOKEN_SECONDS } from '../../contract/identity/session/session.endpoints.ts';
import { DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';

/** Sends a request as an API client, with a token or anonymously. */
export async function sendRequest(method: string, path: string, body?: object, token?: string): Promise<any> {
  const answer = await fetch(`${process.env.HAKOBU_URL}/api/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const MOST_MS = (ACCESS_TOKEN_SECONDS * 1000) / 4;
/** Sessions of this worker, because password hashes are slow and the same users sign in for every test. */
const kept = new Map<string, { since: number; tokens: Promise<Tokens> }>();

/** A session of a demo user, or of any other user with that password. */
export function tokensOf(username: string): Promise<Tokens> {
  const known = kept.get(username);
  if (known !== undefined && Date.now() - known.since < MOST_MS) return known.tokens;
  const body = { grant_type: 'password', username, password: DEMO_PASSWORD };
  const tokens = sendRequest('POST', 'oauth/token', body) as Promise<Tokens>;
  kept.set(username, { since: Date.now(), tokens });
  return tokens;
}
