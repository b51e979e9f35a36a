import { sql } from 'kysely';
import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';

/**
 * The tracking of a code as typed or scanned, made where nobody announced it. Refuses `tracking_code` where
 * nothing of the code is left to compare.
 */
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

/**
 * Notes that the parcel of a tracking is there, and with `checked` that it was opened; the first time counts.
 */
export async function receiveTracking(
  ctx: Context,
  id: number,
  { checked }: { checked: boolean },
): Promise<void> {
  const since = (column: 'received_at' | 'checked_at') =>
    sql<string>`coalesce(${sql.ref(column)}, ${ctx.now}::timestamptz)`;
  await ctx.db
    .updateTable('trackings')
    .set((tracking) => ({
      received_at: since('received_at'),
      ...(checked && { checked_at: since('checked_at') }),
      version: tracking('version', '+', 1),
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}
