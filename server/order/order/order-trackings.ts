// Parcels of shipment orders: attaches and detaches them.
import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal } from '#kernel/refusal.ts';
import { announceTrackings, type Parcel } from '../tracking/record-tracking.ts';

type Note = string | null;

/** Attaches a locked parcel to a locked order. A parcel of a cancelled order may be attached to another. */
export const assignParcel = (ctx: Context, orderId: string, parcel: Parcel, note: Note): Promise<void> =>
  attachAll(ctx, orderId, [{ parcel, note }]);

async function attachAll(
  ctx: Context,
  orderId: string,
  wanted: readonly { parcel: Parcel; note: Note }[],
): Promise<void> {
  const attachments = wanted.map(({ parcel: { id }, note }) => ({ id, note }));
  const { rows } = await sql<{ tracking_id: number }>`
    insert into order_trackings as mine (order_id, tracking_id, note)
    select ${orderId}::text, t.id, t.note
    from jsonb_to_recordset(${JSON.stringify(attachments)}::jsonb) as t (id bigint, note text)
    on conflict (tracking_id) do update
    set order_id = excluded.order_id, note = excluded.note, created_at = now()
    where exists (select from orders o where o.id = mine.order_id and o.cancelled_at is not null)
    returning tracking_id`.execute(ctx.db);
  if (rows.length === wanted.length) return;
  const mine = new Set(rows.map(({ tracking_id }) => tracking_id));
  const { id, code } = wanted.find(({ parcel }) => !mine.has(parcel.id))!.parcel;
  const { order_id } = await ctx.db
    .selectFrom('order_trackings')
    .select('order_id')
    .where('tracking_id', '=', id)
    .executeTakeFirstOrThrow();
  throw attachedTo(order_id, code);
}

const attachedTo = (order_id: string, code: string): Refusal =>
  new Refusal('tracking_attached', { values: { code, order_id }, details: { code, order_id } });

/**
 * Attaches the named parcels to a new order, each once, and creates unknown trackings. Answers the number
 * of parcels and how many of them were received.
 */
export async function assignParcels(
  ctx: Context,
  orderId: string,
  wanted: readonly { code?: string | null | undefined; note?: string | null | undefined }[],
): Promise<{ parcels: number; parcels_received: number }> {
  if (wanted.length === 0) return { parcels: 0, parcels_received: 0 };
  const parcels = await announceTrackings(
    ctx,
    wanted.map(({ code }) => code ?? null),
    (index) => `trackings.${index}.code`,
  );
  const twice = parcels.find(({ id }, index) => parcels.findIndex((one) => one.id === id) < index);
  if (twice !== undefined) throw attachedTo(orderId, twice.code);
  await lock(
    ctx,
    'trackings',
    parcels.map(({ id }) => id),
  );
  await attachAll(
    ctx,
    orderId,
    parcels.map((parcel, index) => ({ parcel, note: wanted[index]?.note ?? null })),
  );
  return {
    parcels: parcels.length,
    parcels_received: parcels.filter(({ received_at }) => received_at !== null).length,
  };
}
