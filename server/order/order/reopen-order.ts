import type { reopenOrder as endpoint } from '@hakobu/contract/order/order/order.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import type { Handler } from '#kernel/route.ts';
import { lockOrderTo } from './lock-order.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { readOrder } from './read-order.ts';

/** Reverts a cancellation: goods and fees are due again. Refunds and releases are not reverted. */
export const reopenOrder: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  await lockOrderTo(ctx, 'reopen', { id, version });
  await updateRow(ctx, 'orders', id, { cancelled_at: null, cancel_reason: null, cancel_fee: '0' });
  await refreshOrderCharges(ctx, id);
  ctx.emit('order_reopened', [id], 'reopened');
  ctx.emit('order', [id], 'reopened');
  return afterEvents(() => readOrder(ctx, id));
};
