import { sql, type RawBuilder } from 'kysely';
import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';

/** A parcel as those see it who write that it belongs somewhere. */
export interface Parcel {
  id: number;
  code: string;
}

/**
 * The tracking of a code as typed or scanned, made where nobody announced it. Refuses `tracking_code` where
 * nothing of the code is left to compare.
 */
export const recordTracking = (ctx: Context, typed: string): Promise<Parcel> =>
  announceTracking(ctx, typed, 'tracking_code');

/** The same under another field; without a code it is given one. */
export async function announceTracking(
  ctx: Context,
  typed: string | null,
  field: string,
): Promise<Parcel & { received_at: string | null }> {
  const value = typed ?? (await ownCode(ctx));
  const code = normaliseTracking(value);
  if (code === '') throw refuseField(field, 'invalid_fields');
  return ctx.db
    .insertInto('trackings')
    .values({ organization_id: ctx.organizationId, code, value, created_by: ctx.actor.id })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'code']).doUpdateSet({ updated_at: sql<string>`now()` }),
    )
    .returning(['id', 'code', 'received_at'])
    .executeTakeFirstOrThrow();
}

/** A code of ours, for a parcel that has none yet. */
export async function ownCode(ctx: Context): Promise<string> {
  const {
    rows: [made],
  } = await sql<{ code: string }>`
    select 'HKB' || lpad(nextval('tracking_number')::text, 8, '0') as code`.execute(ctx.db);
  return made!.code;
}

/** The orders to which parcels belong, as a question for whoever locks them. */
export const ordersOfTracking = (id: number | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select order_id from order_trackings where tracking_id = (${id})`;

/**
 * Notes that the parcel of a tracking is there, and with `checked` that it was opened; the first time counts.
 * One that is forwarded as it is need not be opened.
 */
export async function receiveTracking(
  ctx: Context,
  id: number,
  { checked }: { checked: boolean },
): Promise<void> {
  const since = (column: 'received_at' | 'checked_at') =>
    sql<string>`coalesce(${sql.ref(column)}, ${ctx.now}::timestamptz)`;
  const orders = await ctx.db
    .selectFrom('order_trackings')
    .select('order_id')
    .where('tracking_id', '=', id)
    .execute();
  await ctx.db
    .updateTable('trackings')
    .set((tracking) => ({
      received_at: since('received_at'),
      ...((checked || orders.length > 0) && { checked_at: since('checked_at') }),
      version: tracking('version', '+', 1),
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', id)
    .execute();
  ctx.report(
    'order',
    orders.map(({ order_id }) => order_id),
    'parcel_received',
  );
}
