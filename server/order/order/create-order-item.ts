import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { createOrderItem as endpoint } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { orderTypes, type OrderType } from '@hakobu/contract/order/order/order-types.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { requireMayGo } from './bans.ts';
import { lockOrderTo } from './lock-order.ts';
import { belongsToOrder } from './belongs-to-order.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { orderItemSource } from './order-item.queries.ts';
import { toleranceOf } from './tolerance.ts';

/**
 * Adds a line to an order of products. On an approved order it raises the amount due and waits to be
 * bought.
 */
export const createOrderItem: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { order_id, is_price_with_tax, expected_delivery = null, note = null, ...typed } = body;
  const order = await lockOrderTo(ctx, 'update', { id: order_id, version: undefined });
  const type = orderTypes[order.type_id as OrderType];
  if (type.lines !== 'products')
    throw new Refusal('lines_of_other_kind', { values: { order_id }, details: { order_id } });
  await requireMayGo(ctx, order_id, typed.product_id);
  const currency_id = type.goods_currency;
  const money = lineAmounts({ ...typed, is_price_with_tax }, currency_id);
  const line = { ...typed, ...money, currency_id, expected_delivery, note };
  const id = await insertRow(ctx, 'order_items', {
    ...line,
    ...belongsToOrder(order_id),
    tolerance_percent: toleranceOf(ctx, order.type_id as OrderType),
  });
  await refreshOrderCharges(ctx, order_id);
  ctx.emit('order', [order_id], 'line_added');
  ctx.log({
    logable_type: 'order',
    logable_id: order_id,
    type_id: 'write',
    content: { item_id: id, product_id: typed.product_id, quantity: typed.quantity, price: money.price },
  });
  return findRow(ctx, orderItemSource, id);
};
