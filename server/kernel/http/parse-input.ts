import { z } from 'zod';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { booleanField } from '@hakobu/contract/kernel/fields.ts';
import { parseListQuery, parseNames } from '../list/parse-list-query.ts';
import { isPlain } from '../plain-text.ts';
import { Refusal } from '../refusal.ts';
import type { Input } from '../route.ts';
import { rejectInvalidText } from './invalid-text.ts';
import { unknownFields } from './unknown-fields.ts';
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

/** Validates a request against its endpoint. Refuses invalid parts, by field or by name. */
export function parseInput(
  endpoint: Endpoint,
  { params, query, body, ifMatch, headers }: RawInput,
): Input<Endpoint> {
  const { list: spec, detail } = endpoint;
  const own =
    spec === undefined
      ? Object.keys(query)
      : Object.keys((endpoint.query as unknown as { shape?: object }).shape ?? {});
  const readable = parseParams(endpoint, params);
  const { q: _, ...named } = query; // Search terms are cleaned instead of refused.
  rejectInvalidText(named);
  return {
    params: readable as never,
    body: parseBody(endpoint, params, body) as never,
    query: validate(endpoint.query, Object.fromEntries(own.map((name) => [name, query[name]]))) as never,
    list: spec === undefined ? (undefined as never) : parseListQuery(query, spec, own, endpoint.id),
    include: spec === undefined ? parseNames(query, 'include', detail?.includes) : [],
    append: spec === undefined ? parseNames(query, 'append', detail?.appends) : [],
    version: parseVersion(ifMatch),
    headers,
  };
}

const previewQuery = z.object({ preview: booleanField().default(false) });

/**
 * Whether a write is a preview. Endpoints without preview refuse it, because the caller wants nothing to be
 * written.
 */
export function parsePreview({ method, previews }: Endpoint, { preview }: Fields): boolean {
  if (preview === undefined || method === 'GET') return false;
  if (previews !== true)
    throw new Refusal('unknown_field', { values: { name: 'preview' }, details: { name: 'preview' } });
  return validate(previewQuery, { preview }).preview;
}

/** An impossible id is answered with `not_found`. */
function parseParams(endpoint: Endpoint, params: Fields): unknown {
  const parsed = endpoint.params.safeParse(params);
  if (!parsed.success || Object.values(params).some((value) => String(value).includes('\0')))
    throw new Refusal('not_found');
  return parsed.data;
}

/** Refuses fields that the endpoint does not know, by name, because the caller expects an effect. */
function parseBody({ method, body: schema }: Endpoint, params: Fields, body: Fields): unknown {
  const { _method, ...sent } = body;
  const fields = method === 'PUT' ? withAttributes(sent) : sent;
  // The body may repeat the id of the path.
  const again = isPlain(fields.id) && 'id' in params && String(fields.id) === String(params.id);
  rejectInvalidText(fields);
  const [name] = unknownFields(schema, fields).filter((field) => !(field === 'id' && again));
  if (name !== undefined) throw new Refusal('unknown_field', { values: { name }, details: { name } });
  return validate(schema, fields);
}

const ATTRIBUTES = 'attributes.';

/** An update may send its fields as `attributes[field]` or `attributes.field`; a plain field has priority. */
function withAttributes({ attributes, ...fields }: Fields): Fields {
  const grouped = Object.entries(fields).filter(([name]) => name.startsWith(ATTRIBUTES));
  if (grouped.length === 0 && (typeof attributes !== 'object' || attributes === null))
    return attributes === undefined ? fields : { ...fields, attributes };
  const plain = Object.entries(fields).filter(([name]) => !name.startsWith(ATTRIBUTES));
  const named = grouped.map(([name, value]) => [name.slice(ATTRIBUTES.length), value] as const);
  return {
    ...(attributes as Fields | undefined),
    ...Object.fromEntries(named),
    ...Object.fromEntries(plain),
  };
}

function parseVersion(text: string | undefined): number | undefined {
  if (text === undefined || text === '*') return undefined;
  const version = Number(/^(?:W\/)?"?(\d{1,9})"?$/.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(version)) throw new Refusal('stale_version');
  return version;
}
