import { sql } from 'kysely';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { cancelOrder as endpoint } from '@hakobu/contract/order/order/order.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { withCommit } from '#kernel/deferred-response.ts';
import { notify } from '#kernel/notification/notify.ts';
import type { Handler } from '#kernel/route.ts';
import { refundCancelled } from '../../accounting/refund/refund-cancelled.ts';
import { accountsToRecognise } from '../earning/follow-goods.ts';
import { lockOrderTo } from './lock-order.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { peopleOf } from './order.access.ts';
import { planCancellation } from './plan-cancellation.ts';

/**
 * Answers the consequences of cancelling. With `confirm` it cancels: receivables are reversed, payments
 * return to the wallet, and event handlers return boxes and goods to stock.
 */
export const cancelOrder: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  await lockOrderTo(ctx, 'cancel', { id, version });
  const { plan, refunds } = await planCancellation(ctx, id, body);
  if (!body.confirm) return { ...plan, executed: false };
  const writeVouchers = await cancelLocked(ctx, id, body.reason ?? null, { plan, refunds });
  return withCommit(async () => {
    await writeVouchers();
    return { ...plan, executed: true };
  });
};

/** Cancels a locked order as planned. Answers a function that writes the vouchers, to be called last. */
export async function cancelLocked(
  ctx: Context,
  id: string,
  reason: string | null,
  { plan, refunds }: Awaited<ReturnType<typeof planCancellation>>,
): Promise<() => Promise<unknown>> {
  // time of this write, not of the request: an earlier transaction may have held the lock in between
  const cancelled_at = sql<string>`clock_timestamp()`;
  const { cancel_fee } = plan;
  await updateRow(ctx, 'orders', id, { cancelled_at, cancel_reason: reason, cancel_fee });
  await refreshOrderCharges(ctx, id);
  // event handlers post the fee as revenue and money back from sellers: their accounts are locked here too
  const more = await accountsToRecognise(ctx, [id]);
  const writeVouchers = await refundCancelled(ctx, 'order_cancelled', { type: 'order', id }, refunds, more);
  if (isPositive(cancel_fee)) ctx.emit('earned', [id], 'cancelled');
  ctx.emit('order_cancelled', [id], 'cancelled');
  ctx.emit('order', [id], 'cancelled');
  await notify(ctx, {
    kind: 'order_cancelled',
    subject: { type: 'order', id },
    content: { order_id: id },
    to: peopleOf(id),
  });
  ctx.log({
    logable_type: 'order',
    logable_id: id,
    type_id: 'write',
    content: { cancelled: true, reason, ...(isPositive(cancel_fee) && { cancel_fee }), money: plan.money },
  });
  return writeVouchers;
}
