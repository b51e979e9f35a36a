import { lotMachine } from '@hakobu/contract/order/lot/lot.machine.ts';
import type { Context } from '#kernel/context.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import { readLots, type Lot } from '../lot/lots.ts';
import { lockOrderTo } from '../order/lock-order.ts';

/** Locks an order and its lot for an action. Refuses where the lot's state does not allow the action. */
export async function lockLotTo(
  ctx: Context,
  action: keyof typeof lotMachine.transitions,
  { id, version }: { id: string; version: number | undefined },
): Promise<Lot> {
  await lockOrderTo(ctx, 'update', { id, version });
  const [lot] = await readLots(ctx, [id]);
  if (lot === undefined) throw new Refusal('not_found', { details: { id } });
  const facts = { order_id: id };
  requireAction(lotMachine, action, lot, { values: facts, details: { ...facts, state: lot.state } });
  return lot;
}
