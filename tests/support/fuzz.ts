// Sends requests generated from the schema of each endpoint, and counts server errors.
import { demoAccounts } from '../../server/seed/demo/accounts.ts';
import type { Endpoint } from '../../contract/kernel/endpoint.ts';
import { allRoutes } from '../../server/routes.ts';
import { hashToken, newToken } from '../../server/kernel/session/token.ts';
import { Chance, hostileText, sampleOf } from './samples-of.ts';
import type { TestServer } from './test-server.ts';

interface Fault {
  status: number;
  call: string;
  sent: string;
}
/** Request counts by response class. */
export interface FuzzResult {
  requests: number;
  statuses: Record<string, number>;
  faults: Fault[];
}

/** Ends the current session, so it is left out. */
const LEFT_OUT = new Set(['identity.session.logout', 'identity.account.revoke_session']);
const calls = allRoutes.map(({ endpoint }) => endpoint).filter(({ id }) => !LEFT_OUT.has(id));

/** Sends `perCall` requests to every endpoint, `atOnce` at a time. The same seed sends the same requests. */
export async function fuzz(
  server: TestServer,
  { perCall, atOnce = 6, seed }: { perCall: number; atOnce?: number; seed: number },
): Promise<FuzzResult> {
  let tokens = await newSessions(server);
  const known = await idsOf(server, tokens[0]!);
  const result: FuzzResult = { requests: 0, statuses: {}, faults: [] };
  const chance = new Chance(seed);
  const turns = Array.from({ length: perCall }, () => calls).flat();
  let next = 0;
  const work = async (): Promise<void> => {
    for (let endpoint = turns[next++]; endpoint !== undefined; endpoint = turns[next++]) {
      chance.wild = chance.happens(0.7);
      const request = requestTo(endpoint, chance, known);
      const token = chance.happens(0.75) ? tokens[0]! : chance.of(tokens);
      if (!chance.strays(0.05)) request.headers.authorization = `Bearer ${token}`;
      const { status, said } = await send(server.url, request);
      // Random requests also disable accounts and end sessions, so sessions are renewed.
      if (status === 401 && request.headers.authorization !== undefined && tokens.includes(token))
        tokens = await newSessions(server);
      result.requests += 1;
      const kind = `${Math.floor(status / 100)}xx`;
      result.statuses[kind] = (result.statuses[kind] ?? 0) + 1;
      if (status >= 500)
        result.faults.push({
          status,
          call: endpoint.id,
          sent: `${request.method} ${request.path} ${String(request.body ?? '').slice(0, 600)} → ${said}`,
        });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return result;
}

/** Sessions of the demo accounts, the administrator's first, whatever happened to the accounts. */
async function newSessions(server: TestServer): Promise<string[]> {
  return Promise.all(
    demoAccounts.map(async ({ email, role_id }) => {
      const token = newToken();
      await server.query(
        `with account as (update users set disabled_at = null, email_verified_at = now(), role_id = $2,
            organization_id = 1 where email = $1 returning id)
          insert into sessions (user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
          select id, $3, now() + interval '1 day', $4, now() + interval '1 day' from account`,
        [email, role_id, hashToken(token), hashToken(newToken())],
      );
      return token;
    }),
  );
}

interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A keep-alive connection may be closed while it is reused; then the request is retried. */
async function send(
  url: string,
  { path, ...init }: Request,
  again = true,
): Promise<{ status: number; said: string }> {
  try {
    const answer = await fetch(`${url}/api/${path}`, { ...init, signal: AbortSignal.timeout(60_000) });
    const said = await answer.text();
    return { status: answer.status, said: answer.status >= 500 ? said.slice(0, 300) : '' };
  } catch (error) {
    return again ? send(url, { path, ...init }, false) : { status: 599, said: String(error) };
  }
}

/** Existing ids, by the path that lists them. */
async function idsOf(server: TestServer, token: string): Promise<Map<string, string[]>> {
  const caller = server.with(token);
  const lists = calls.filter(({ list, path }) => list !== undefined && !path.includes('{'));
  const found = await Promise.all(
    lists.map(async ({ path }) => {
      const { status, body } = await caller('GET', path);
      const rows = status === 200 ? (body.data as { id?: unknown }[]) : [];
      return [path, rows.flatMap(({ id }) => (id === undefined ? [] : [String(id)]))] as const;
    }),
  );
  return new Map(found);
}

function requestTo(endpoint: Endpoint, chance: Chance, known: Map<string, string[]>): Request {
  const { method } = endpoint;
  const path = `${pathTo(endpoint, chance, known)}${queryOf(endpoint, chance)}`;
  const headers: Record<string, string> = {
    'accept-language': chance.of(['en', 'vi', 'ja', 'xx', '*']),
    ...(chance.strays(0.1) && { 'idempotency-key': `k${chance.of([1, 2, 3])}` }),
    ...(chance.strays(0.05) && { 'x-organization-id': chance.of(['1', '2', 'x', '-1', '999999']) }),
    ...(chance.strays(0.05) && { 'x-warehouse-scope': chance.of(['2', '0', 'x', '1e9']) }),
    ...(chance.strays(0.05) && { 'if-match': chance.of(['"1"', '1', 'x', '"-1"', '*', '"99999999999"']) }),
  };
  if (method === 'GET') return { method, path, headers };
  return { method, path, headers, ...bodyOf(endpoint, chance, headers) };
}

function pathTo({ path }: Endpoint, chance: Chance, known: Map<string, string[]>): string {
  const ids = known.get(path.split('/{')[0]!) ?? [];
  return path.replaceAll(/\{\w+\}/g, () => {
    if (ids.length > 0 && !chance.strays(0.3)) return encodeURIComponent(chance.of(ids));
    const text = chance.of([
      '1',
      '2',
      '3',
      '999999',
      '-1',
      '%00',
      'a%ED%A0%80',
      '%zz',
      '..',
      hostileText(chance),
    ]);
    return text.startsWith('%') || text.includes('%ED') ? text : encodeURIComponent(text.toWellFormed());
  });
}

function bodyOf({ body }: Endpoint, chance: Chance, headers: Record<string, string>): Pick<Request, 'body'> {
  const value = chance.strays(0.03) ? hostileText(chance) : sampleOf(body, chance);
  const form = chance.wild ? chance.next() : 0;
  if (form < 0.85) {
    headers['content-type'] = 'application/json';
    const text = JSON.stringify(value) ?? '';
    return { body: chance.strays(0.02) ? text.slice(0, -1) : text };
  }
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : { x: 1 });
  const texts = fields.map(
    ([name, one]) =>
      [name, (typeof one === 'object' ? JSON.stringify(one) : String(one as string)).toWellFormed()] as const,
  );
  if (form < 0.92) {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    return { body: texts.map(([name, one]) => `${name}=${encodeURIComponent(one)}`).join('&') };
  }
  headers['content-type'] = chance.of(['multipart/form-data; boundary=x', 'multipart/form-data']);
  const parts = texts.map(([name, one]) => {
    const file = chance.happens(0.1) ? '; filename="a.png"' : '';
    return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${one}\r\n`;
  });
  return { body: `${parts.join('')}${chance.of(['--x--\r\n', '--x', '', '--y--\r\n'])}` };
}

function queryOf({ list, query, detail }: Endpoint, chance: Chance): string {
  const parts: [string, string][] = [];
  if (!chance.wild && list !== undefined) return '';
  const maybe = (share: number, name: string, value: () => string): void => {
    if (chance.strays(share)) parts.push([name, value()]);
  };
  const some = (names: readonly string[] = []): string =>
    names.length > 0 && !chance.strays(0.1) ? chance.of(names) : hostileText(chance);
  const value = (): string =>
    chance.of(['1', '0', 'true', 'VND', '2026-11-20', 'infinity', '12.5', hostileText(chance)]);
  if (list !== undefined) {
    maybe(0.6, `filter[${some(Object.keys(list.filters))}]`, value);
    maybe(0.3, `filter_between[${some(Object.keys(list.between ?? {}))}]`, () => `${value()},${value()}`);
    maybe(0.3, 'sort', () => `${chance.of(['', '-'])}${some(list.sorts)}`);
    maybe(0.3, 'include', () => some(list.includes));
    maybe(0.2, 'append', () => some(list.appends));
    maybe(0.3, 'page', () => chance.of(['1', '2', '0', '-1', '9007199254740991', '1e3', 'x']));
    maybe(0.2, 'per_page', () => chance.of(['1', '100', '101', '0', 'x']));
    maybe(0.3, 'q', () => hostileText(chance));
  } else {
    maybe(0.3, 'include', () => some(detail?.includes));
    const fields = Object.entries((sampleOf(query, chance) as Record<string, unknown> | null) ?? {});
    for (const [name, one] of fields) parts.push([name, String(one)]);
  }
  if (parts.length === 0) return '';
  const text = parts
    .map(
      ([name, one]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(one.toWellFormed())}`,
    )
    .join('&');
  return `?${text}`;
}
