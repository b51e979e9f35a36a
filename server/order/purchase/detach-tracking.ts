import { sql } from 'kysely';
import type { detachTracking as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Context } from '#kernel/context.ts';
import type { Handler } from '#kernel/route.ts';
import { findTracking } from '../tracking/find-tracking.ts';
import { purchaseSource } from './purchase.queries.ts';
import { readPurchase } from './read-purchase.ts';

/**
 * Detaches a tracking from the purchase. A tracking that is not attached changes nothing; one in which goods
 * of the purchase were tallied stays.
 */
export const detachTracking: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  await lockRow(ctx, purchaseSource, { id, version, columns: sql`1` });
  const tracking = await findTracking(ctx, body.tracking_id);
  await lock(ctx, 'trackings', [tracking.id]); // as a tally does
  if (await isTallied(ctx, id, tracking.id)) {
    const { code } = tracking;
    throw new Refusal('tracking_tallied', { values: { code }, details: { code } });
  }
  await ctx.db
    .deleteFrom('purchase_trackings')
    .where('purchase_id', '=', id)
    .where('tracking_id', '=', tracking.id)
    .execute();
  ctx.emit('tracking', [tracking.id], 'tracking_detached');
  ctx.log({
    logable_type: 'purchase',
    logable_id: id,
    type_id: 'write',
    content: { tracking_removed: tracking.code },
  });
  return afterEvents(() => readPurchase(ctx, id));
};

/** Whether goods of a purchase were counted in the parcel of a tracking. */
async function isTallied({ db }: Context, purchaseId: number, trackingId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sfas s
    join sfa_receipts r on r.sfa_id = s.id
    join sfa_receipt_items x on x.sfa_receipt_id = r.id
    join purchase_items i on i.id = x.purchase_item_id
    where s.tracking_id = ${trackingId} and i.purchase_id = ${purchaseId} limit 1`.execute(db);
  return rows.length > 0;
}
