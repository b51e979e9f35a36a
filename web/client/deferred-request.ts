import type { BodyInput, Endpoint, ParamsOf, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { call, type CallInput } from './call.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;

/** A request that has not been sent yet. The server executes it once per idempotency key. */
export interface DeferredRequest<Answer> {
  (idempotencyKey: string): Promise<Answer>;
  endpoint: AnyEndpoint;
  /** The call that undoes it, if there is one; a notice offers it for a few seconds. */
  undo?(answer: Answer): Promise<unknown>;
}

export const deferRequest = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): DeferredRequest<ResponseOf<E>> =>
  Object.assign((idempotencyKey: string) => call(endpoint, { ...input, idempotencyKey }), { endpoint });

/** A deferred request whose input is awaited when it is sent. */
export const deferRequestFrom = <E extends AnyEndpoint>(
  endpoint: E,
  input: () => Promise<CallInput<E>>,
): DeferredRequest<ResponseOf<E>> =>
  Object.assign(async (idempotencyKey: string) => call(endpoint, { ...(await input()), idempotencyKey }), {
    endpoint,
  });

/** Adds the call that undoes the request. */
export const withUndo = <Answer>(
  call: DeferredRequest<Answer>,
  undo: (answer: Answer) => Promise<unknown>,
): DeferredRequest<Answer> => Object.assign(call, { undo });

/** Id and version of a row: the server refuses a write to a row that has changed since (optimistic locking). */
export const rowVersion = <Id>({
  id,
  version,
}: {
  id: Id;
  version: number;
}): { params: { id: Id }; version: number } => ({
  params: { id },
  version,
});

/** Creates a row from the form, or updates the existing one. */
export const createOrUpdate =
  <C extends AnyEndpoint, U extends AnyEndpoint>(
    create: C,
    update: U,
    there: { params: ParamsOf<U>; version: number } | undefined,
  ) =>
  (body: BodyInput<C> & BodyInput<U>): DeferredRequest<ResponseOf<C> | ResponseOf<U>> =>
    there === undefined ? deferRequest(create, { body }) : deferRequest(update, { ...there, body });
