import { sql, type Selectable } from 'kysely';
import { orderMachine } from '@hakobu/contract/order/order/order.machine.ts';
import type { OrderItems, Orders } from '../../../db/types.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { hasRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import { orderItemSource } from './order-item.queries.ts';

/** A locked line with the state of its order. */
export type Line = Selectable<OrderItems> &
  Pick<Selectable<Orders>, 'approved_at' | 'cancelled_at' | 'status_id'>;

/** Locks a line of an order that may be changed, after its order. */
export async function lockLine(
  ctx: Context,
  { id, version }: { id: number; version: number | undefined },
): Promise<Line> {
  const [, line] = await pipeline(
    () => lock(ctx, 'orders', sql`select order_id from order_items where id = ${id}`),
    () =>
      lockRow<Line>(ctx, orderItemSource, {
        id,
        version,
        columns: sql`i.*, o.approved_at, o.cancelled_at, o.status_id`,
      }),
  );
  const facts = { order_id: line.order_id };
  requireAction(orderMachine, 'update', line, { values: facts, details: facts });
  return line;
}

/** Refuses an action on a line for which goods were bought or taken from stock. */
export async function requireNotBought(
  ctx: Context,
  { id, order_id }: Line,
  code: 'line_is_bought' | 'line_price_is_fixed' = 'line_is_bought',
): Promise<void> {
  const line = { order_item_id: id };
  if ((await hasRow(ctx, 'purchase_item_sources', line)) || (await hasRow(ctx, 'order_distributions', line)))
    throw new Refusal(code, { details: { order_id, ...line } });
}
