import { sql } from 'kysely';
import { compare, greatest, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { updateOrderItem as endpoint } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { differences, updateRow } from '#kernel/crud/resource-routes.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { orderItemSource } from './order-item.queries.ts';

interface Line {
  order_id: string;
  cancelled_at: string | null;
  quantity: Decimal;
  cancelled_quantity: Decimal;
  purchased_quantity: Decimal;
  distributed_quantity: Decimal;
  price: Decimal;
  tax_percent: Decimal;
  discount_tax_per_tax_percent: Decimal;
  currency_id: CurrencyId;
}

/**
 * Changes a line, or cancels a part of it. What is bought or distributed already cannot be taken back here.
 */
export const updateOrderItem: Handler<typeof endpoint> = async (ctx, { params, body, version }) => {
  const line = await lockRow<Line>(ctx, orderItemSource, {
    id: params.id,
    version,
    columns: sql`i.*, o.cancelled_at`,
  });
  if (line.cancelled_at !== null)
    throw new Refusal('order_is_cancelled', {
      values: { order_id: line.order_id },
      details: { order_id: line.order_id },
    });
  const { is_price_with_tax = false, ...fields } = body;
  const typed = { ...line, ...fields };
  const used = greatest(line.purchased_quantity, line.distributed_quantity);
  const wanted = subtract(typed.quantity, typed.cancelled_quantity);
  if (compare(wanted, used) < 0)
    throw refuseField(
      body.cancelled_quantity === undefined ? 'quantity' : 'cancelled_quantity',
      'quantity_in_use',
      { used },
      { used },
    );
  const money = lineAmounts(
    { ...typed, quantity: wanted, is_price_with_tax: is_price_with_tax && body.price !== undefined },
    line.currency_id,
  );
  const content = differences(line, { ...fields, ...money });
  if (Object.keys(content).length > 0) {
    await updateRow(ctx, 'order_items', params.id, { ...fields, ...money });
    await refreshOrderCharges(ctx, line.order_id);
    ctx.report('order', [line.order_id], 'line_changed');
    ctx.log({
      logable_type: 'order',
      logable_id: line.order_id,
      type_id: 'write',
      content: { item_id: params.id, ...content },
    });
    ctx.announce('changed', { type: 'order', id: line.order_id });
  }
  return findRow(ctx, orderItemSource, params.id);
};
