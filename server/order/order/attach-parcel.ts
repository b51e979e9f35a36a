import type { attachParcel as endpoint } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { lock } from '#kernel/locks/lock.ts';
import type { Handler } from '#kernel/route.ts';
import { findTracking } from '../tracking/find-tracking.ts';
import { lockOrderTo } from './lock-order.ts';
import { assignParcel } from './order-trackings.ts';
import { readOrder } from './read-order.ts';

/** Attaches a parcel to the order. Refuses a parcel of another order. */
export const attachParcel: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  await lockOrderTo(ctx, 'update', { id, version });
  const parcel = await findTracking(ctx, body.tracking_id);
  await lock(ctx, 'trackings', [parcel.id]);
  await assignParcel(ctx, id, parcel, body.note ?? null);
  ctx.emit('order', [id], 'tracking_attached');
  ctx.log({ logable_type: 'order', logable_id: id, type_id: 'write', content: { tracking: parcel.code } });
  return afterEvents(() => readOrder(ctx, id));
};
