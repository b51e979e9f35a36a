import type { deleteOrderItem as endpoint } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockLine, requireNotBought } from './lock-line.ts';
import { refreshOrderCharges } from './order-charges.ts';

/**
 * Deletes a line for which nothing was bought. The last line cannot be deleted: the order is cancelled
 * instead.
 */
export const deleteOrderItem: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const line = await lockLine(ctx, { id, version });
  const { order_id, product_id, quantity } = line;
  await requireNotBought(ctx, line);
  const other = await ctx.db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', order_id)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined)
    throw new Refusal('order_of_one_line', { values: { order_id }, details: { order_id } });
  await deleteRow(ctx, 'order_items', id);
  await refreshOrderCharges(ctx, order_id);
  ctx.emit('order', [order_id], 'line_deleted');
  ctx.log({
    logable_type: 'order',
    logable_id: order_id,
    type_id: 'write',
    content: { line_deleted: product_id, quantity },
  });
};
