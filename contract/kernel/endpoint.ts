import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { pageOf, pageOrRowsOf, rowsOf, type ListSpec } from './list.ts';
import type { Permission } from './permission.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody, anybody signed in, or holders of a permission (which also sets the row scope). */
export type Access = 'public' | 'signed_in' | Permission;

/**
 * One call of the API, declared once: the router, validation, permission check, OpenAPI page and web client
 * all follow from it.
 *
 * `path` is relative to `/api/`, with `{id}` parameters: `purchases/{id}/approve`.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> {
  /** Stable dotted name: `order.retail.create`. */
  id: string;
  method: Method;
  path: string;
  summary: string;
  access: Access;
  /** True where the caller's e-mail must be verified. */
  verified?: boolean;
  params: Params;
  /** Plain query fields of calls that are not lists. */
  query: Query;
  body: Body;
  response: Response;
  /** Present on lists; `filter`, `sort`, `include`, `page` … are then parsed against it. */
  list?: ListSpec;
  /** Relations and extras that a single row may carry, for calls that are not lists. */
  detail?: { includes?: readonly string[]; appends?: readonly string[] };
  status: 200 | 201 | 204;
  /** Codes beyond those that every call can answer. */
  errors: readonly ErrorCode[];
  /** How many files a multipart body may bring; none when absent. */
  uploads?: number;
  /** A GET that changes something, as the links of mails do; it runs in a transaction like other writes. */
  writes?: boolean;
  /** The answer is a file; nothing of it is kept for a repeated request. */
  file?: boolean;
  /** The answer holds secrets: nothing of it is kept for a repeated request. */
  secret?: boolean;
  /** With `preview=1` in its query it answers what it would do, and nothing of it is kept. */
  previews?: boolean;
  /** The word of the noun that it makes, where its id does not begin like that noun's other calls. */
  makes?: string;
  /** Serialisable isolation instead of read committed. */
  serializable?: boolean;
}

const none = z.object({});

type Declared<P extends z.ZodType, B extends z.ZodType, R extends z.ZodType, Q extends z.ZodType> = Pick<
  Endpoint,
  'id' | 'method' | 'path' | 'summary' | 'access'
> &
  Partial<
    Pick<
      Endpoint,
      | 'verified'
      | 'list'
      | 'detail'
      | 'status'
      | 'errors'
      | 'serializable'
      | 'previews'
      | 'writes'
      | 'uploads'
      | 'file'
      | 'secret'
      | 'makes'
    >
  > & { params?: P; body?: B; response: R; query?: Q };

/** Declares one call. Defaults: no params, query or body; 201 for POST, 200 otherwise. */
export function defineEndpoint<
  R extends z.ZodType,
  P extends z.ZodType = typeof none,
  B extends z.ZodType = typeof none,
  Q extends z.ZodType = typeof none,
>(declared: Declared<P, B, R, Q>): Endpoint<P, B, R, Q> {
  return {
    status: declared.method === 'POST' ? 201 : 200,
    errors: [],
    ...declared,
    params: declared.params ?? (none as unknown as P),
    query: declared.query ?? (none as unknown as Q),
    body: declared.body ?? (none as unknown as B),
  };
}

/** Declares a paged list (or, with `paged: false`, an unpaged one) of rows. */
export function defineList<
  Row extends z.ZodType,
  const L extends ListSpec,
  P extends z.ZodType = typeof none,
>(
  declared: Pick<Endpoint, 'id' | 'path' | 'summary' | 'access'> &
    Partial<Pick<Endpoint, 'errors' | 'verified'>> & { row: Row; list: L; params?: P },
): Endpoint<P, typeof none, ReturnType<typeof pageOf<Row>>> & { list: L } {
  const { row, ...rest } = declared;
  const unpaged = declared.list.pageable === true ? pageOrRowsOf(row) : rowsOf(row);
  const response = declared.list.paged === false ? unpaged : pageOf(row);
  return {
    ...defineEndpoint({
      ...rest,
      method: 'GET',
      response: response as unknown as ReturnType<typeof pageOf<Row>>,
      params: declared.params ?? (none as unknown as P),
    }),
    list: declared.list,
  };
}

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType, z.ZodType> ? z.output<B> : never;
/** The body as a client sends it, before parsing. */
export type BodyInput<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType, z.ZodType> ? z.input<B> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer Q> ? z.output<Q> : never;
export type ResponseOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer R, z.ZodType> ? z.output<R> : never;
/** The row type of a list endpoint. */
export type RowOf<E> = ResponseOf<E> extends { data: (infer Row)[] } ? Row : never;
