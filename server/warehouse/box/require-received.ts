import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { forbidden, refuseField } from '#kernel/refusal.ts';

const OVERRIDE = 'box.all.update';

/** Locks the inbound item of a box before the box, so that concurrent packing of one parcel is serialized. */
export const lockInboundOf = (ctx: Context, boxId: number): Promise<unknown> =>
  lock(ctx, 'sfas', sql`select sfa_id from boxes where id = ${boxId}`);

/**
 * Refuses to pack more pieces of a parcel, over all its boxes, than were tallied. A parcel without a
 * purchase holds what its sender declares. Exceeding the tally needs a right and a reason, which is stored
 * with the box.
 */
export async function requireReceived(ctx: Context, boxId: number, reason: string | null): Promise<void> {
  const {
    rows: [over],
  } = await sql<{ product_id: string; product: string; packed: Decimal; received: Decimal }>`
    select i.product_id, p.name as product, packed.quantity as packed, tallied.quantity as received
    from boxes b
    join sfas s on s.id = b.sfa_id
    join box_items i on i.box_id = b.id
    join products p on p.id = i.product_id
    cross join lateral (
      select coalesce(sum(x.quantity * (o.duplicate - o.scrapped_quantity)), 0) as quantity
      from boxes o
      join box_items x on x.box_id = o.id and x.product_id = i.product_id
      where o.sfa_id = s.id) as packed
    cross join lateral (
      select coalesce(sum(t.quantity), 0) as quantity
      from sfa_receipts r
      join sfa_receipt_items t on t.sfa_receipt_id = r.id
      join purchase_items l on l.id = t.purchase_item_id and l.product_id = i.product_id
      where r.sfa_id = s.id) as tallied
    where b.id = ${boxId} and packed.quantity > tallied.quantity
      and exists (select from purchase_trackings pt where pt.tracking_id = s.tracking_id)
    order by i.id
    limit 1`.execute(ctx.db);
  if (over === undefined) return;
  const { product, ...details } = over;
  if (reason === null)
    throw refuseField('products', 'packed_beyond_received', { ...details, product }, details);
  if (!ctx.actor.permissions.has(OVERRIDE)) throw forbidden(OVERRIDE);
  await updateRow(ctx, 'boxes', boxId, { surplus_reason: reason });
}
