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
  /** On list endpoints. */
  list: ListQuery;
  /** Relations and extras asked of a single row; each one is known to the endpoint. */
  include: string[];
  append: string[];
  /** The version of `If-Match`, when sent. */
  version: number | undefined;
  headers: { userAgent: string | undefined; address: string };
}

/** What stands for a request's headers where the server calls itself. */
export const INTERNAL_HEADERS = { userAgent: undefined, address: 'internal' } as const;

/** A use case as a call serves it: it answers, or says how the write ends. */
export type Handler<E> = (
  ctx: Context,
  input: Input<E>,
) => Promise<ResponseOf<E> | DeferredResponse<ResponseOf<E>>>;

/**
 * What a write does before its transaction: it asks other servers, hashes, draws and keeps files, so that
 * nobody waits for them with a connection in hand. What it asks of `ctx.db` is committed at once; it may run
 * again for a write that is repeated.
 */
export type Preparation<E, Prepared> = (ctx: Context, input: Input<E>) => Promise<Prepared>;
/** A use case that works with what was prepared. */
export type PreparedHandler<E, Prepared> = (
  ctx: Context,
  input: Input<E>,
  prepared: Prepared,
) => Promise<ResponseOf<E> | DeferredResponse<ResponseOf<E>>>;

/** An endpoint with what serves it. */
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

/** Whoever asks the call, a client, an export, the search, is answered what they may see of it. */
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
