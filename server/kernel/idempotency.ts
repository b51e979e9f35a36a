// A write that is sent twice with the same Idempotency-Key happens once; the second sender gets the first
// answer.
import { createHash } from 'node:crypto';
import type { Db } from './database/database.ts';
import { Refusal } from './refusal.ts';

export interface IdempotencyKey {
  actorId: number;
  key: string;
  requestHash: string;
}
export interface StoredAnswer {
  status: number;
  response: unknown;
}

/** The fingerprint of a request: the same call with the same content. */
export function hashRequest(endpointId: string, url: string, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([endpointId, url, body]))
    .digest('base64url');
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

/** True when a failed statement means that the same key was committed by another request meanwhile. */
export const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_keys__once';
