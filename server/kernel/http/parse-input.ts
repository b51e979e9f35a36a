import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { parseListQuery, parseNames } from '../list/parse-list-query.ts';
import { Refusal } from '../refusal.ts';
import type { Input } from '../route.ts';
import { validate } from './validate.ts';

export type Fields = Record<string, unknown>;

/** A request before validation. */
export interface RawInput {
  params: Fields;
  query: Fields;
  body: Fields;
  ifMatch?: string | undefined;
  headers: Input<Endpoint>['headers'];
}

/** Reads a request against its endpoint. Refuses what does not fit, by field or by name. */
export function parseInput(
  endpoint: Endpoint,
  { params, query, body, ifMatch, headers }: RawInput,
): Input<Endpoint> {
  const { list: spec, detail } = endpoint;
  const own =
    spec === undefined
      ? Object.keys(query)
      : Object.keys((endpoint.query as unknown as { shape?: object }).shape ?? {});
  const { _method, ...fields } = body;
  return {
    params: parseParams(endpoint, params) as never,
    body: validate(endpoint.body, fields) as never,
    query: validate(endpoint.query, Object.fromEntries(own.map((name) => [name, query[name]]))) as never,
    list: spec === undefined ? (undefined as never) : parseListQuery(query, spec, own),
    include: spec === undefined ? parseNames(query.include, detail?.includes, 'unknown_include') : [],
    append: spec === undefined ? parseNames(query.append, detail?.appends, 'unknown_append') : [],
    version: parseVersion(ifMatch),
    headers,
  };
}

/** An id that cannot exist does not exist. */
function parseParams(endpoint: Endpoint, params: Fields): unknown {
  const parsed = endpoint.params.safeParse(params);
  if (!parsed.success) throw new Refusal('not_found', { details: params });
  return parsed.data;
}

function parseVersion(text: string | undefined): number | undefined {
  if (text === undefined || text === '*') return undefined;
  const version = Number(/^(?:W\/)?"?(\d{1,9})"?$/.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(version)) throw new Refusal('stale_version');
  return version;
}
