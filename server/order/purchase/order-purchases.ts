import type { orderPurchases as endpoint } from '@hakobu/contract/order/purchase/buying.endpoints.ts';
import { purchaseMachine } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import type { Context } from '#kernel/context.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { requireAction } from '#kernel/machine.ts';
import { atField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockPurchases, type LockedPurchase } from './lock-purchase.ts';
import { readPurchases } from './read-purchase.ts';
import { writeStep } from './record-step.ts';

/** Records that purchases were ordered, all of them or none. New ones are approved as well. */
export const orderPurchases: Handler<typeof endpoint> = async (ctx, { body }) => {
  const ids = [...new Set(body.ids)];
  for (const purchase of await lockPurchases(ctx, ids))
    await atField(`ids.${body.ids.indexOf(purchase.id)}`, () => orderNow(ctx, purchase));
  return afterEvents(async () => ({ data: await readPurchases(ctx, ids) }));
};

/** Records the order of a locked purchase, and its approval where that is missing. */
export async function orderNow(
  ctx: Context,
  purchase: Pick<LockedPurchase, 'id' | 'orders' | 'status_id'>,
): Promise<void> {
  const step = purchase.status_id === purchaseMachine.initial ? 'approve_and_order' : 'order';
  requireAction(purchaseMachine, step, purchase);
  await writeStep(ctx, purchase, step, {
    ordered_at: ctx.now,
    ...(step === 'approve_and_order' && { approved_at: ctx.now }),
  });
}
