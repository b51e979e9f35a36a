// A write sent twice with the same Idempotency-Key is executed once; the second response repeats the first.
import { createHash } from 'node:crypto';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { Db } from './database/database.ts';
import { pipeline } from './database/pipeline.ts';
import { Refusal } from './refusal.ts';
import type { Input } from './route.ts';

export interface IdempotencyKey {
  actorId: number;
  key: string;
  requestHash: string;
}
export interface StoredAnswer {
  status: number;
  response: unknown;
}

/**
 * Fingerprint of a request: equal for the same endpoint and input, as JSON or a form, with fields in any
 * order and numbers as numbers or text.
 */
export function hashRequest(endpointId: string, { params, query, body }: Input<Endpoint>): string {
  return createHash('sha256')
    .update(JSON.stringify([endpointId, params, query, body], sorted))
    .digest('base64url');
}

/** Sorts fields by name; lists keep their order. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Placeholder of the response while the write runs; invisible to others until the commit. */
const TAKEN = 0;

/**
 * Inserts the key first; concurrent calls with the same key wait here. Returns the stored response, or
 * undefined for a new key. Refuses a key that was used for another request.
 */
export async function takeKey(
  db: Db,
  { actorId, key, requestHash }: IdempotencyKey,
): Promise<StoredAnswer | undefined> {
  const [, found] = await pipeline(
    () =>
      db
        .insertInto('idempotency_keys')
        .values({ actor_id: actorId, key, request_hash: requestHash, status: TAKEN })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    () =>
      db
        .selectFrom('idempotency_keys')
        .select(['request_hash', 'status', 'response'])
        .where('actor_id', '=', actorId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow(),
  );
  if (found.request_hash !== requestHash) throw new Refusal('idempotency_key_reused');
  return found.status === TAKEN ? undefined : { status: found.status, response: found.response };
}

/** The stored response of this key, or undefined. Refuses a key that was used for another request. */
export async function findAnswer(
  db: Db,
  { actorId, key, requestHash }: IdempotencyKey,
): Promise<StoredAnswer | undefined> {
  const found = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response'])
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (found.request_hash !== requestHash) throw new Refusal('idempotency_key_reused');
  return { status: found.status, response: found.response };
}
