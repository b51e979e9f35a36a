import type { BodyInput, Endpoint, ParamsOf, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ErrorBody } from '@hakobu/contract/kernel/error-code.ts';
import { headersOf, recordRead, takePrefetched } from '#app/startup-cache.ts';
import { requestLanguage, phrase, loadPhrases } from '#app/i18n.ts';
import { reportUnreachable } from './connection.ts';
import { toFormData, containsFiles } from './form-data.ts';
import { scope, tokens } from '#app/session.ts';

/** The query of a list: filters and ranges by field, includes, sort, page. */
export interface Query {
  filter?: Record<string, string | number | boolean | undefined>;
  between?: Record<string, string | undefined>;
  include?: readonly string[];
  append?: readonly string[];
  sort?: string | undefined;
  q?: string | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
  /** Plain query fields. */
  plain?: Record<string, string | number | undefined>;
}

export interface CallInput<E> {
  params?: ParamsOf<E>;
  body?: BodyInput<E>;
  query?: Query;
  version?: number | undefined;
  idempotencyKey?: string;
}

/** An error response. `message` is already translated; `fields` are the errors of form fields. */
export class CallError extends Error {
  readonly status: number;
  readonly body: Pick<ErrorBody, 'type' | 'code' | 'message' | 'errors' | 'details' | 'request_id'>;

  constructor(status: number, body: CallError['body']) {
    super(body.message);
    this.name = 'CallError';
    this.status = status;
    this.body = body;
  }
}

/** The warehouse of a request: warehouse endpoints on warehouse screens use the chosen one, others none. */
export const warehouseOf = ({ id }: Pick<Endpoint, 'id'>): string =>
  id.startsWith('warehouse.') && location.hash.startsWith('#/warehouse') ? scope.warehouse() : '';

/** The cache key of a response. */
export const queryKeyOf = (
  endpoint: Pick<Endpoint, 'id'>,
  input: unknown,
): readonly [call: string, input: unknown, warehouse: string] => [endpoint.id, input, warehouseOf(endpoint)];

/** The URL of a call. */
const urlOf = <E extends Endpoint<any, any, any, any>>(
  { path }: E,
  { params, query }: Pick<CallInput<E>, 'params' | 'query'>,
): string =>
  `/api/${path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )}${queryText(query)}`;

/** Calls an endpoint of the contract. The access token is renewed once when it has expired. */
export async function call<E extends Endpoint<any, any, any, any>>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<ResponseOf<E>> {
  if (hasInvalidId(input)) throw await notFound();
  if (endpoint.method === 'GET')
    recordRead({ url: urlOf(endpoint, input), key: queryKeyOf(endpoint, input) });
  const response = await sendRequest(endpoint, input);
  const text = await response.text();
  if (!response.ok) throw new CallError(response.status, await parseError(text));
  return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<E>;
}

/**
 * An address may contain text where an id is a number. Such a record cannot exist, so no request is sent.
 * Endpoints with text ids are exempt.
 */
const hasInvalidId = ({ params, query: { filter, plain } = {} }: CallInput<Endpoint>): boolean =>
  [params, filter, plain].some((named) =>
    Object.values(named ?? {}).some((value) => String(value) === 'NaN'),
  );

/** The server's answer for an unknown id. Phrases may not be loaded yet. */
async function notFound(): Promise<CallError> {
  await loadPhrases();
  return new CallError(404, {
    type: 'not_found',
    code: 'not_found',
    message: phrase(($) => $.common.message.not_found),
  });
}

/** Reads an error response. A proxy in front of the server may answer with HTML instead of JSON. */
async function parseError(text: string): Promise<CallError['body']> {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    await loadPhrases();
    return {
      type: 'unavailable',
      code: 'unavailable',
      message: phrase(($) => $.common.frame.app.failed),
    };
  }
}

/**
 * Sends the request and returns the raw response. An expired session is renewed once; where that fails, the
 * person signs in again over the page. A request without a session has done nothing, so it can be repeated.
 */
export async function sendRequest<E extends Endpoint<any, any, any, any>>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Response> {
  const key = input.idempotencyKey ?? crypto.randomUUID();
  const response = await send(endpoint, { ...input, idempotencyKey: key });
  if (response.status !== 401 || endpoint.access === 'public' || endpoint.id === LOGOUT) return response;
  const isRenewed =
    (tokens.refresh() !== undefined && (await renewSession())) ||
    (await signInAgain(endpoint.method === 'GET'));
  return isRenewed ? send(endpoint, { ...input, idempotencyKey: key }) : response;
}

/** The end of a session needs none. */
const LOGOUT = 'identity.session.logout';

let signInAgain = (_isRead: boolean): Promise<boolean> => Promise.resolve(false);

/** Sets what asks a person to sign in again; it answers whether the session goes on. */
export const onSessionExpired = (ask: typeof signInAgain): void => {
  signInAgain = ask;
};

async function send<E extends Endpoint<any, any, any, any>>(
  endpoint: E,
  { params, body, query, version, idempotencyKey }: CallInput<E>,
): Promise<Response> {
  const url = urlOf(endpoint, { params, query });
  const headers = headersOf(requestLanguage(), warehouseOf(endpoint));
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  if (endpoint.method !== 'GET') headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID();
  const form = isForm(endpoint, body) ? toFormData(body as object, endpoint.method) : undefined;
  if (endpoint.method !== 'GET' && form === undefined) headers['content-type'] = 'application/json';
  try {
    if (endpoint.method === 'GET') return await (takePrefetched(url, headers) ?? fetch(url, { headers }));
    return await fetch(url, {
      method: form === undefined ? endpoint.method : 'POST',
      headers,
      body: form ?? JSON.stringify(body ?? {}),
    });
  } catch {
    throw await unreachableError();
  }
}

/** The error of a request that did not reach the server. Phrases may not be loaded yet. */
async function unreachableError(): Promise<CallError> {
  reportUnreachable();
  await loadPhrases();
  return new CallError(0, {
    type: 'server_error',
    code: 'offline',
    message: phrase(($) => $.common.frame.app.offline),
  });
}

/** Requests with files are sent as forms, and so are creations that may have files. */
const isForm = ({ method, uploads }: Endpoint, body: unknown): boolean =>
  containsFiles(body) || (method === 'POST' && uploads !== undefined);

export function queryText({
  filter = {},
  between = {},
  include = [],
  append = [],
  sort,
  q,
  page,
  per_page,
  plain = {},
}: Query = {}): string {
  const search = new URLSearchParams();
  const set = (name: string, value: string | number | boolean | undefined) => {
    if (value !== undefined && value !== '') search.set(name, String(value));
  };
  for (const [field, value] of Object.entries(filter))
    set(`filter[${field}]`, value === true ? 1 : value === false ? 0 : value);
  for (const [field, value] of Object.entries(between)) set(`filter_between[${field}]`, value);
  for (const [field, value] of Object.entries(plain)) set(field, value);
  set('include', include.join(','));
  set('append', append.join(','));
  set('sort', sort);
  set('q', q);
  set('page', page);
  set('per_page', per_page);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

let renewing: Promise<boolean> | undefined;

/**
 * Exchanges the refresh token. Concurrent calls and tabs share one exchange, because a token that is used
 * twice ends the session.
 */
export function renewSession(): Promise<boolean> {
  const held = tokens.refresh();
  renewing ??= (async () =>
    navigator.locks === undefined
      ? exchange(held)
      : navigator.locks.request('renew', () => exchange(held)))().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function exchange(held: string | undefined): Promise<boolean> {
  if (tokens.refresh() !== held) return true; // Another tab has renewed it.
  const response = await fetch('/api/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: tokens.refresh() }),
  }).catch(async () => {
    throw await unreachableError();
  });
  if (!response.ok) return false;
  tokens.keep((await response.json()) as Parameters<typeof tokens.keep>[0]);
  return true;
}
