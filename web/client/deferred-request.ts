import type { BodyInput, Endpoint, ParamsOf, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { call, type CallInput } from './call.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;

/** A call with all that it takes, not sent yet. Sent again under the same key, it happens once. */
export interface DeferredRequest<Answer> {
  (idempotencyKey: string): Promise<Answer>;
  endpoint: AnyEndpoint;
  /** Takes it back, where there is a call that does; it is offered for a moment. */
  undo?(answer: Answer): Promise<unknown>;
}

export const deferRequest = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): DeferredRequest<ResponseOf<E>> =>
  Object.assign((idempotencyKey: string) => call(endpoint, { ...input, idempotencyKey }), { endpoint });

/** The same where part of what it takes may still be on its way when it is sent. */
export const deferRequestFrom = <E extends AnyEndpoint>(
  endpoint: E,
  input: () => Promise<CallInput<E>>,
): DeferredRequest<ResponseOf<E>> =>
  Object.assign(async (idempotencyKey: string) => call(endpoint, { ...(await input()), idempotencyKey }), {
    endpoint,
  });

/** The same with the call that takes it back. */
export const withUndo = <Answer>(
  call: DeferredRequest<Answer>,
  back: (answer: Answer) => Promise<unknown>,
): DeferredRequest<Answer> => Object.assign(call, { back });

/** Which row is meant, and which state of it was seen: somebody else's change in between is refused. */
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

/** Saves what was typed: as a new row, or into the one that is there. */
export const createOrUpdate =
  <C extends AnyEndpoint, U extends AnyEndpoint>(
    create: C,
    update: U,
    there: { params: ParamsOf<U>; version: number } | undefined,
  ) =>
  (body: BodyInput<C> & BodyInput<U>): DeferredRequest<ResponseOf<C> | ResponseOf<U>> =>
    there === undefined ? deferRequest(create, { body }) : deferRequest(update, { ...there, body });
