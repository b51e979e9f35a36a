import { sql, type Selectable } from 'kysely';
import { compare, greatest, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { updateOrderItem as endpoint } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { orderMachine } from '@hakobu/contract/order/order/order.machine.ts';
import type { OrderItems, Orders } from '../../../db/types.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { sendInOrder } from '#kernel/database/send-in-order.ts';
import { lock } from '#kernel/locks/lock.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { orderItemSource } from './order-item.queries.ts';

type Line = Selectable<OrderItems> & Pick<Selectable<Orders>, 'approved_at' | 'cancelled_at'>;

/**
 * Changes a line, or cancels a part of it. What is bought or distributed already cannot be taken back here.
 */
export const updateOrderItem: Handler<typeof endpoint> = async (ctx, { params, body, version }) => {
  const [, line] = await sendInOrder(
    () => lock(ctx, 'orders', sql`select order_id from order_items where id = ${params.id}`),
    () =>
      lockRow<Line>(ctx, orderItemSource, {
        id: params.id,
        version,
        columns: sql`i.*, o.approved_at, o.cancelled_at`,
      }),
  );
  const facts = { order_id: line.order_id };
  requireAction(orderMachine, 'update', line, { values: facts, details: facts });
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
    line.currency_id as CurrencyId,
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
