import { sql, type Selectable } from 'kysely';
import { orderMachine } from '@hakobu/contract/order/order/order.machine.ts';
import type { Orders } from '../../../db/types.ts';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { orderSource } from './order.queries.ts';

/** An order that the transaction has locked. */
export type LockedOrder = Omit<Selectable<Orders>, 'step_times'> & { step_times: Record<string, string> };

/** Locks an order for an action of its state machine. Refuses where its state does not allow the action. */
export async function lockOrderTo(
  ctx: Context,
  action: keyof typeof orderMachine.transitions,
  { id, version }: { id: string; version: number | undefined },
): Promise<LockedOrder> {
  const order = await lockRow<LockedOrder>(ctx, orderSource, { id, version, columns: sql`o.*` });
  requireAction(orderMachine, action, order, { values: { order_id: id }, details: { order_id: id } });
  return order;
}
