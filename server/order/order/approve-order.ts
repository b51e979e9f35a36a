import type { approveOrder as endpoint } from '@hakobu/contract/order/order/order.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { notify } from '#kernel/notification/notify.ts';
import type { Handler } from '#kernel/route.ts';
import { lockOrderTo } from './lock-order.ts';
import { peopleOf } from './order.access.ts';
import { readOrder } from './read-order.ts';

/** Records the approval. The order can then be paid and bought for. */
export const approveOrder: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  await lockOrderTo(ctx, 'approve', { id, version });
  await updateRow(ctx, 'orders', id, { approved_at: ctx.now, approved_by: ctx.actor.id });
  ctx.emit('order_approved', [id], 'approved');
  ctx.emit('order', [id], 'approved');
  await notify(ctx, {
    kind: 'order_approved',
    subject: { type: 'order', id },
    content: { order_id: id },
    to: peopleOf(id),
  });
  return afterEvents(() => readOrder(ctx, id));
};
