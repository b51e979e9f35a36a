import { sql } from 'kysely';
import type { detachTracking as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { findTracking } from '../tracking/find-tracking.ts';
import { purchaseSource } from './purchase.queries.ts';
import { readPurchase } from './read-purchase.ts';

/** Detaches a tracking from the purchase. A tracking that is not attached changes nothing. */
export const detachTracking: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  await lockRow(ctx, purchaseSource, { id, version, columns: sql`1` });
  const tracking = await findTracking(ctx, body.tracking_id);
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
