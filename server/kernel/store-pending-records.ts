import { sql, type RawBuilder } from 'kysely';
import type { Context, PendingRecords } from './context.ts';
import type { IdempotencyKey, StoredAnswer } from './idempotency.ts';

type Writer = Pick<Context, 'db' | 'organizationId'> & { actor: Pick<Context['actor'], 'id'> };

/**
 * Stores log entries, outbox messages and the idempotency response of a request in one statement, the last
 * before its commit. Empty parts are omitted.
 */
export async function storePendingRecords(
  ctx: Writer,
  pending: PendingRecords,
  key?: IdempotencyKey,
  answer?: StoredAnswer,
): Promise<void> {
  const { logs, announcements } = pending;
  pending.stored = true;
  const writes = [
    ...(logs.length > 0 ? [logging(ctx, logs)] : []),
    ...(announcements.length > 0 ? [announcing(announcements)] : []),
    ...(key !== undefined && answer !== undefined ? [answering(key, answer)] : []),
  ];
  const last = writes.pop();
  if (last === undefined) return;
  const before = writes.map((write, index) => sql`${sql.ref(`write_${index}`)} as (${write})`);
  await sql`${before.length === 0 ? sql`` : sql`with ${sql.join(before)} `}${last}`.execute(ctx.db);
}

function logging(ctx: Writer, logs: PendingRecords['logs']): RawBuilder<unknown> {
  const rows = logs.map((entry) => ({ ...entry, logable_id: String(entry.logable_id) }));
  return sql`insert into logs (organization_id, logable_type, logable_id, type_id, creator_id, content)
    select ${ctx.organizationId}::bigint, logable_type, logable_id, type_id, ${ctx.actor.id || null}::bigint,
      content
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (logable_type text, logable_id text,
      type_id text, content jsonb)`;
}

const announcing = (announcements: PendingRecords['announcements']): RawBuilder<unknown> =>
  sql`insert into outbox (topic, payload)
    select topic, payload
    from jsonb_to_recordset(${JSON.stringify(announcements)}::jsonb) as entry (topic text, payload jsonb)`;

const answering = (
  { actorId, key }: IdempotencyKey,
  { status, response }: StoredAnswer,
): RawBuilder<unknown> =>
  sql`update idempotency_keys
    set status = ${status}::smallint, response = ${JSON.stringify(response ?? null)}::jsonb
    where actor_id = ${actorId}::bigint and key = ${key}::text`;
