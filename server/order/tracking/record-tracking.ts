import { sql } from 'kysely';
import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';

/** Finds the tracking of a code as it was typed, or makes it. Refuses `tracking_code` where nothing of it is left. */
export async function recordTracking(ctx: Context, typed: string): Promise<{ id: number; code: string }> {
  const code = normaliseTracking(typed);
  if (code === '') throw refuseField('tracking_code', 'invalid_fields');
  return ctx.db
    .insertInto('trackings')
    .values({ organization_id: ctx.organizationId, code, value: typed, created_by: ctx.actor.id })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'code']).doUpdateSet({ updated_at: sql<string>`now()` }),
    )
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}

/** Notes when a tracking first arrived and, where its contents were looked at, when that was first done. */
export async function receiveTracking(
  ctx: Context,
  id: number,
  { checked }: { checked: boolean },
): Promise<void> {
  await sql`
    update trackings
    set received_at = coalesce(received_at, ${ctx.now}),
      checked_at = case when ${checked} then coalesce(checked_at, ${ctx.now}) else checked_at end,
      version = version + 1,
      updated_at = now()
    where id = ${id}`.execute(ctx.db);
}
