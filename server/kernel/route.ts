import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from './context.ts';
import { DeferredResponse } from './deferred-response.ts';
import { fieldGuardOf, type FieldGuard } from './session/hide-fields.ts';

/** A request after validation. */
export interface Input<E> {
  params: ParamsOf<E>;
  body: BodyOf<E>;
  query: QueryOf<E>;
  /** Parsed query of list endpoints. */
  list: ListQuery;
  /** Requested relations and extras of a single row. */
  include: string[];
  append: string[];
  /** The version of `If-Match`, if sent. */
  version: number | undefined;
  headers: { userAgent: string | undefined; address: string };
}

/** Replaces request headers in internal calls. */
export const INTERNAL_HEADERS = { userAgent: undefined, address: 'internal' } as const;

/** A use case as a route handler: it returns the response, or how it is computed at the end of the write. */
export type Handler<E> = (
  ctx: Context,
  input: Input<E>,
) => Promise<ResponseOf<E> | DeferredResponse<ResponseOf<E>>>;

/**
 * The part of a write before its transaction: external requests, hashing, encoding and storing files, so that
 * no connection is blocked meanwhile. Its own writes are committed at once; it may run again on a retry.
 */
export type Preparation<E, Prepared> = (ctx: Context, input: Input<E>) => Promise<Prepared>;
/** A use case with the prepared data. */
export type PreparedHandler<E, Prepared> = (
  ctx: Context,
  input: Input<E>,
  prepared: Prepared,
) => Promise<ResponseOf<E> | DeferredResponse<ResponseOf<E>>>;

/** An endpoint with its handler. */
export interface Route {
  endpoint: Endpoint;
  prepare?: Preparation<Endpoint, unknown>;
  handler(ctx: Context, input: Input<Endpoint>, prepared?: unknown): Promise<unknown>;
}

/** Binds a declared endpoint to its handler. */
export function route<E extends Endpoint<any, any, any, any>>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler: guarded(endpoint, handler as Route['handler']) };
}

/** Binds a declared endpoint to a use case in two parts. */
export function preparedRoute<E extends Endpoint<any, any, any, any>, Prepared>(
  endpoint: E,
  prepare: Preparation<E, Prepared>,
  handler: PreparedHandler<E, NoInfer<Prepared>>,
): Route {
  return {
    endpoint,
    prepare: prepare as Route['prepare'] & {},
    handler: guarded(endpoint, handler as Route['handler']),
  };
}

function guarded(endpoint: Endpoint<any, any, any, any>, answers: Route['handler']): Route['handler'] {
  const guard = fieldGuardOf(endpoint);
  return guard === undefined ? answers : guardedBy(guard, answers);
}

/** Applies field permissions to every response, for clients, exports and the search. */
const guardedBy =
  (guard: FieldGuard, answers: Route['handler']): Route['handler'] =>
  async (ctx, input, prepared) => {
    guard.check(ctx, input);
    const outcome = await answers(ctx, input, prepared);
    if (!(outcome instanceof DeferredResponse)) {
      guard.hide(outcome, ctx.actor);
      return outcome;
    }
    const make = async (): Promise<unknown> => {
      const answer: unknown = await outcome.make();
      guard.hide(answer, ctx.actor);
      return answer;
    };
    return new DeferredResponse(make, outcome.withCommit);
  };
