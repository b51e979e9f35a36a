import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { pageOf, pageOrRowsOf, rowsOf, type ListSpec } from './list.ts';
import type { Permission } from './permission.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: everybody, signed-in users, or holders of a permission, which also determines the row
 * scope.
 */
export type Access = 'public' | 'signed_in' | Permission;

/**
 * An endpoint of the API. Router, validation, permission check, OpenAPI document and web client use this
 * declaration. `path` is relative to `/api/`, with `{id}` parameters: `purchases/{id}/approve`.
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
  /** Whether the caller's email address must be verified. */
  verified?: boolean;
  params: Params;
  /** Query fields of endpoints that are not lists. */
  query: Query;
  body: Body;
  response: Response;
  /** For lists: `filter`, `sort`, `include`, `page` and others are parsed against it. */
  list?: ListSpec;
  /** Relations and extra fields of a single row, for endpoints that are not lists. */
  detail?: { includes?: readonly string[]; appends?: readonly string[] };
  status: 200 | 201 | 204;
  /** Error codes beyond those of every endpoint. */
  errors: readonly ErrorCode[];
  /** Most files of a multipart body, none by default. */
  uploads?: number;
  /** For a GET that writes, such as a link in a mail: runs it in a transaction like other writes. */
  writes?: boolean;
  /** The response is a file, which is not stored for repeated requests. */
  file?: boolean;
  /** The response has secrets, and is not stored for repeated requests. */
  secret?: boolean;
  /** With `preview=1` in its query it answers the outcome and rolls back. */
  previews?: boolean;
  /** Type of the entity that it creates, where its id does not have the prefix of that entity's endpoints. */
  makes?: string;
  /** Serializable isolation instead of read committed. */
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

/** Declares an endpoint. Defaults: no params, query or body; status 201 for POST, 200 otherwise. */
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

/** Declares a list of rows, paged by default. */
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
/** The body as sent by a client, before parsing. */
export type BodyInput<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType, z.ZodType> ? z.input<B> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer Q> ? z.output<Q> : never;
export type ResponseOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer R, z.ZodType> ? z.output<R> : never;
/** The row type of a list endpoint. */
export type RowOf<E> = ResponseOf<E> extends { data: (infer Row)[] } ? Row : never;
