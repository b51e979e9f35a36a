// A write that is sent twice with the same Idempotency-Key happens once; the second sender gets the first
// answer.
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
 * The fingerprint of a request: the same call with the same input, however it was written: as JSON or a form,
 * its fields in any order, numbers as such or as text.
 */
export function hashRequest(endpointId: string, { params, query, body }: Input<Endpoint>): string {
  return createHash('sha256')
    .update(JSON.stringify([endpointId, params, query, body], sorted))
    .digest('base64url');
}

/** Fields in the order of their names; lists stay as they are. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Stands where the answer will: the write that took the key has not ended. Nobody else ever sees it. */
const TAKEN = 0;

/**
 * Takes the key before anything else is done; whoever sends it at the same time waits here. Answers what was
 * answered under it before, or undefined where this write is the first. Refuses a key that carried another
 * request.
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

/** The answer given before under this key, or undefined. Refuses a key that carried another request. */
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
