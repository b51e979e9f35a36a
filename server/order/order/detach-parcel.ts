import type { detachParcel as endpoint } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { hasRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { findTracking } from '../tracking/find-tracking.ts';
import { lockOrderTo } from './lock-order.ts';
import { readOrder } from './read-order.ts';

/** Detaches a parcel that has not been received from the order. */
export const detachParcel: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  await lockOrderTo(ctx, 'update', { id, version });
  const { id: tracking_id, code } = await findTracking(ctx, body.tracking_id);
  await lock(ctx, 'trackings', [tracking_id]);
  if (!(await hasRow(ctx, 'order_trackings', { order_id: id, tracking_id })))
    throw unknownReference('tracking_id', body.tracking_id);
  const { received_at } = await ctx.db
    .selectFrom('trackings')
    .select('received_at')
    .where('id', '=', tracking_id)
    .executeTakeFirstOrThrow();
  if (received_at !== null) throw new Refusal('tracking_received', { values: { code }, details: { code } });
  await ctx.db.deleteFrom('order_trackings').where('tracking_id', '=', tracking_id).execute();
  ctx.emit('order', [id], 'tracking_removed');
  ctx.log({
    logable_type: 'order',
    logable_id: id,
    type_id: 'write',
    content: { tracking_removed: code },
  });
  return afterEvents(() => readOrder(ctx, id));
};
