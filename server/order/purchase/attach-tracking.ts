import { sql } from 'kysely';
import type { attachTracking as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { purchaseMachine, type PurchaseState } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { findTracking } from '../tracking/find-tracking.ts';
import { purchaseSource } from './purchase.queries.ts';
import { readPurchase } from './read-purchase.ts';

/** Attaches a tracking to the purchase. Attaching it again changes nothing. */
export const attachTracking: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const purchase = await lockRow<{ status_id: PurchaseState }>(ctx, purchaseSource, {
    ...{ id, version, columns: sql`p.status_id` },
  });
  requireAction(purchaseMachine, 'attach_tracking', purchase);
  const tracking = await findTracking(ctx, body.tracking_id);
  await ctx.db
    .insertInto('purchase_trackings')
    .values({ purchase_id: id, tracking_id: tracking.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  ctx.emit('tracking', [tracking.id], 'tracking_attached');
  ctx.log({
    logable_type: 'purchase',
    logable_id: id,
    type_id: 'write',
    content: { tracking: tracking.code },
  });
  return afterEvents(() => readPurchase(ctx, id));
};
