import { afterwards } from '#kernel/ending.ts';
import { sql } from 'kysely';
import { orderMachine } from '@hakobu/contract/order/order/order.machine.ts';
import type { approveOrder as endpoint } from '@hakobu/contract/order/order/order.endpoints.ts';
import { updateRow } from '#kernel/crud/resource-routes.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { notify } from '#kernel/notification/notify.ts';
import { requireAction } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { orderSource, peopleOf, readOrder } from './order.queries.ts';

/** Records the approval; from now on the order can be paid and bought for. */
export const approveOrder: Handler<typeof endpoint> = async (ctx, { params, version }) => {
  const id = String(params.id);
  const order = await lockRow<{ approved_at: string | null; cancelled_at: string | null }>(ctx, orderSource, {
    id,
    version,
    columns: sql`o.approved_at, o.cancelled_at`,
  });
  requireAction(orderMachine, 'approve', order, { values: { order_id: id }, details: { order_id: id } });
  await updateRow(ctx, 'orders', id, { approved_at: ctx.now, approved_by: ctx.actor.id });
  ctx.report('order', [id], 'approved');
  await notify(ctx, {
    kind: 'order_approved',
    subject: { type: 'order', id },
    content: { order_id: id },
    to: peopleOf(id),
  });
  return afterwards(() => readOrder(ctx, id));
};
