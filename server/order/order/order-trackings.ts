// Parcels of shipment orders: which belong to an order, and what is written when they come and go.
import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal } from '#kernel/refusal.ts';
import { announceTracking, type Parcel } from '../tracking/record-tracking.ts';

/** Says that a locked parcel belongs to a locked order. One of a cancelled order is free to be taken. */
export async function giveParcel(
  ctx: Context,
  orderId: string,
  { id, code }: Parcel,
  note: string | null,
): Promise<void> {
  const { rows } = await sql<{ tracking_id: number }>`
    insert into order_trackings as mine (order_id, tracking_id, note)
    values (${orderId}, ${id}, ${note})
    on conflict (tracking_id) do update
    set order_id = excluded.order_id, note = excluded.note, created_at = now()
    where exists (select from orders o where o.id = mine.order_id and o.cancelled_at is not null)
    returning tracking_id`.execute(ctx.db);
  if (rows.length > 0) return;
  const { order_id } = await ctx.db
    .selectFrom('order_trackings')
    .select('order_id')
    .where('tracking_id', '=', id)
    .executeTakeFirstOrThrow();
  throw new Refusal('tracking_attached', { values: { code, order_id }, details: { code, order_id } });
}

/**
 * Gives a new order the parcels that it names, and announces those that nobody knows. Answers how many there
 * are, and how many have come in.
 */
export async function giveParcels(
  ctx: Context,
  orderId: string,
  wanted: readonly { code?: string | null | undefined; note?: string | null | undefined }[],
): Promise<{ parcels: number; parcels_received: number }> {
  let received = 0;
  for (const [index, { code, note = null }] of wanted.entries()) {
    const parcel = await announceTracking(ctx, code ?? null, `trackings.${index}.code`);
    await lock(ctx, 'trackings', [parcel.id]);
    await giveParcel(ctx, orderId, parcel, note);
    if (parcel.received_at !== null) received += 1;
  }
  return { parcels: wanted.length, parcels_received: received };
}
