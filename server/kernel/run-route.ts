import type { Scope } from '@hakobu/contract/kernel/permission.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { Language } from '@hakobu/phrases/languages.ts';
import { createContext, type Actor } from './context.ts';
import type { Database, Db } from './database/database.ts';
import { inTransaction, type SendLast } from './database/transaction.ts';
import { findAnswer, isKeyTaken, type IdempotencyKey, type StoredAnswer } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import type { Input, Route } from './route.ts';
import type { Surroundings } from './surroundings.ts';
import { storePendingFacts } from './store-pending-facts.ts';

/** A call that was let in: who calls, how far the right reaches, in which organization, with what. */
export interface Call {
  surroundings: Surroundings;
  actor: Actor;
  scope: Scope;
  organizationId: number;
  chosenOrganizationId: number | undefined;
  warehouseId: number | undefined;
  language: Language;
  requestId: string;
  input: Input<Endpoint>;
  key: IdempotencyKey | undefined;
}

/**
 * Runs a route's handler: a read straight on the pool, a write inside one transaction with its log,
 * announcements and idempotency answer.
 */
export async function runRoute(route: Route, call: Call, database: Database): Promise<StoredAnswer> {
  const { db } = database;
  const { endpoint, handler } = route;
  if (endpoint.method === 'GET' && !endpoint.writes)
    return { status: endpoint.status, response: await handler(contextOf(db, call).context, call.input) };
  try {
    const outcome = await inTransaction(database, endpoint.serializable === true, (transaction, sendLast) =>
      perform(route, call, transaction, sendLast),
    );
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  } catch (error) {
    if (call.key === undefined || !isKeyTaken(error)) throw error;
    const stored = await findAnswer(db, call.key);
    if (stored === undefined) throw error;
    return stored;
  }
}

/**
 * Runs the handler and stores what it left. Answers a refusal that keeps its changes, so that the transaction
 * commits first.
 */
async function perform(
  { endpoint, handler }: Route,
  call: Call,
  db: Db,
  sendLast: SendLast,
): Promise<StoredAnswer | Refusal> {
  const stored = call.key === undefined ? undefined : await findAnswer(db, call.key);
  if (stored !== undefined) return stored;
  const { context, pending } = contextOf(db, call);
  try {
    const answer = { status: endpoint.status, response: await handler(context, call.input) };
    if (call.key !== undefined) await Promise.all(pending.finishing); // the stored answer must be whole
    sendLast(Promise.all([...pending.finishing, storePendingFacts(context, pending, call.key, answer)]));
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.keepsChanges) return error;
    throw error;
  }
}

function contextOf(db: Db, { input: _, key: __, surroundings, ...facts }: Call) {
  return createContext({ db, now: new Date(), ...surroundings, ...facts });
}
