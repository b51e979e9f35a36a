import type {
  approveOrder as one,
  approveOrders as several,
} from '@hakobu/contract/order/order/order.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { notify } from '#kernel/notification/notify.ts';
import { atField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockOrderTo } from './lock-order.ts';
import { peopleOf } from './order.access.ts';
import { readOrder } from './read-order.ts';

/** Records the approval. The order can then be paid and bought for. */
export const approveOrder: Handler<typeof one> = async (ctx, { params: { id }, version }) => {
  await approve(ctx, id, version);
  return afterEvents(() => readOrder(ctx, id));
};

/** Approves several orders, all of them or none. */
export const approveOrders: Handler<typeof several> = async (ctx, { body }) => {
  const ids = [...new Set(body.ids)];
  for (const id of ids.toSorted())
    await atField(`ids.${body.ids.indexOf(id)}`, () => approve(ctx, id, undefined));
  return afterEvents(async () => {
    const data = [];
    for (const id of ids) data.push(await readOrder(ctx, id));
    return { data };
  });
};

async function approve(ctx: Context, id: string, version: number | undefined): Promise<void> {
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
}
