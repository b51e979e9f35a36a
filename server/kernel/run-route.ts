import type { Scope } from '@hakobu/contract/kernel/permission.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { Language } from '@hakobu/phrases/languages.ts';
import { createContext, createReadContext, type Actor, type Context } from './context.ts';
import type { Database, Db } from './database/database.ts';
import { retryOnLostConnection } from './database/retry-on-lost-connection.ts';
import { inTransaction, type SendLast } from './database/transaction.ts';
import { DeferredResponse } from './deferred-response.ts';
import { dispatchEvents, type EventHandler } from './events/event-handler.ts';
import { findAnswer, takeKey, type IdempotencyKey, type StoredAnswer } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import type { Input, Route } from './route.ts';
import type { Environment } from './environment.ts';
import { storePendingRecords } from './store-pending-records.ts';

/** An authorized call: actor, scope, organization and input. */
export interface Call {
  surroundings: Environment;
  actor: Actor;
  scope: Scope;
  organizationId: number;
  chosenOrganizationId: number | undefined;
  warehouseId: number | undefined;
  language: Language;
  requestId: string;
  input: Input<Endpoint>;
  key: IdempotencyKey | undefined;
  /** A dry run. */
  preview?: boolean;
  /**
   * Throws if the actor has changed. A write runs it first within its transaction: for another actor, neither
   * results nor refusals may be returned.
   */
  confirm?: (db: Db) => Promise<void>;
}

/** Dependencies of running routes. */
export interface Serving {
  database: Database;
  /** Event handlers in order. */
  reactions: readonly EventHandler[];
}

/**
 * Runs a route's handler: a read on the pool, a write in one transaction with its event handlers, log, outbox
 * messages and idempotency key.
 */
export async function runRoute(route: Route, call: Call, serving: Serving): Promise<StoredAnswer> {
  const { database } = serving;
  const { endpoint, handler } = route;
  if (endpoint.method === 'GET' && !endpoint.writes)
    return {
      status: endpoint.status,
      response: await retryOnLostConnection(() =>
        handler(createReadContext(factsOf(database.db, call)), call.input),
      ),
    };
  const prepared = await prepareFor(route, call, database.db);
  if ('stored' in prepared) return prepared.stored;
  const { status } = endpoint;
  const work: Work = { status, handler: (ctx) => handler(ctx, call.input, prepared.value) };
  try {
    const finish = await inTransaction(
      database,
      {
        serializable: endpoint.serializable === true,
        findsItself: call.key !== undefined,
        first: call.confirm,
      },
      (transaction, sendLast) => perform(work, call, transaction, sendLast, serving.reactions),
    );
    return finish();
  } catch (error) {
    if (error instanceof Previewed) return { status: 200, response: error.response };
    throw error;
  }
}

/** Ends a preview once its response is computed: its writes are rolled back. */
class Previewed extends Error {
  readonly response: unknown;

  constructor(response: unknown) {
    super('Only a preview');
    this.response = response;
  }
}

/** The prepared data of a write, or its stored response. */
async function prepareFor(
  { prepare }: Route,
  call: Call,
  db: Db,
): Promise<{ value: unknown } | { stored: StoredAnswer }> {
  if (prepare === undefined) return { value: undefined };
  const { key } = call;
  const stored = key && (await retryOnLostConnection(() => findAnswer(db, key)));
  if (stored !== undefined) return { stored };
  return { value: await prepare(createReadContext(factsOf(db, call)), call.input) };
}

/** The response of a committed write, or the refusal that keeps its changes. */
type Finish = () => StoredAnswer;

/** The work of a write and its success status. */
interface Work {
  status: StoredAnswer['status'];
  handler(ctx: Context): Promise<unknown>;
}

/** Actor and scope of a write without a caller. */
export type Worker = Omit<Call, 'input' | 'key' | 'preview' | 'confirm'>;

/** Runs a write without a caller, as background tasks do, with event handlers and log. */
export async function runWork(
  work: (ctx: Context) => Promise<void>,
  worker: Worker,
  { database, reactions }: Serving,
): Promise<void> {
  const call = { ...worker, key: undefined };
  await inTransaction(database, { serializable: false }, (transaction, sendLast) =>
    perform({ status: 204, handler: work }, call, transaction, sendLast, reactions),
  );
}

async function perform(
  { status, handler }: Work,
  call: Omit<Call, 'input'>,
  db: Db,
  sendLast: SendLast,
  reactions: readonly EventHandler[],
): Promise<Finish> {
  const stored = call.key === undefined ? undefined : await takeKey(db, call.key);
  if (stored !== undefined) return () => stored;
  const { context, pending } = createContext(factsOf(db, call));
  try {
    const outcome = await handler(context);
    await dispatchEvents(context, pending.events, reactions);
    let response = outcome instanceof DeferredResponse ? undefined : outcome;
    const answer = async (): Promise<void> => {
      if (outcome instanceof DeferredResponse) response = await outcome.make();
    };
    // The stored response must be complete before the commit.
    const together =
      call.key === undefined && outcome instanceof DeferredResponse && outcome.withCommit && !call.preview;
    const answered = together ? answer() : await answer();
    if (call.preview) throw new Previewed(response);
    const recorded = storePendingRecords(context, pending, call.key, { status, response });
    sendLast(firstToFail(answered, recorded));
    return () => ({ status, response });
  } catch (error) {
    if (!(error instanceof Refusal && error.keepsChanges) || call.preview) throw error;
    const answer = { status: error.status, response: error.body(call.language, call.requestId) };
    await storePendingRecords(context, pending, call.key, answer);
    return () => {
      throw error;
    };
  }
}

/** Runs both in parallel; after a failure of the first, the second fails too and the first has the reason. */
async function firstToFail(first: Promise<void> | void, second: Promise<void>): Promise<void> {
  second.catch(() => {});
  await first;
  await second;
}

function factsOf(
  db: Db,
  {
    input: _,
    key: __,
    confirm: ___,
    surroundings,
    ...facts
  }: Worker & Partial<Pick<Call, 'input' | 'key' | 'preview' | 'confirm'>>,
) {
  return { db, now: new Date(), ...surroundings, ...facts };
}
