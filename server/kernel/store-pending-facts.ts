import { sql } from 'kysely';
import type { Context, PendingFacts } from './context.ts';
import type { IdempotencyKey, StoredAnswer } from './idempotency.ts';

/**
 * Writes a request's log entries, announcements and idempotency answer in one statement, as the last thing
 * before its commit.
 */
export async function storePendingFacts(
  ctx: Pick<Context, 'db' | 'organizationId'> & { actor: Pick<Context['actor'], 'id'> },
  pending: PendingFacts,
  key?: IdempotencyKey,
  answer?: StoredAnswer,
): Promise<void> {
  const { logs, announcements } = pending;
  pending.stored = true;
  if (logs.length === 0 && announcements.length === 0 && key === undefined) return;
  const logRows = JSON.stringify(logs.map((entry) => ({ ...entry, logable_id: String(entry.logable_id) })));
  const answered = key === undefined ? null : JSON.stringify(answer?.response ?? null);
  await sql`
    with logged as (
      insert into logs (organization_id, logable_type, logable_id, type_id, creator_id, content)
      select ${ctx.organizationId}::bigint, logable_type, logable_id, type_id,
        ${ctx.actor.id || null}::bigint, content
      from jsonb_to_recordset(${logRows}::jsonb) as entry (logable_type text, logable_id text, type_id text,
        content jsonb)
    ), announced as (
      insert into outbox (topic, payload)
      select topic, payload
      from jsonb_to_recordset(${JSON.stringify(announcements)}::jsonb) as entry (topic text, payload jsonb)
    )
    update idempotency_keys set status = ${answer?.status ?? 0}::smallint, response = ${answered}::jsonb
    where actor_id = ${key?.actorId ?? null}::bigint and key = ${key?.key ?? null}::text`.execute(ctx.db);
}
