import type { cancelPurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { afterwards } from '#kernel/ending.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCharges } from '../../accounting/charge/charges.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { refundCancelled } from '../../accounting/refund/refund-cancelled.ts';
import { planRefund, surplus } from '../../accounting/refund/refund-charges.ts';
import { accountsToRecognise } from '../earning/follow-goods.ts';
import { buyAgain } from './bought-for.ts';
import { lockPurchaseTo } from './lock-purchase.ts';
import { purchaseCharge } from './purchase-charge.ts';
import { recordStep } from './record-step.ts';

/**
 * Cancels a purchase of which nothing came; its order lines are to be bought again, and what was paid of it
 * is an advance to its supplier again.
 */
export const cancelPurchase: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const purchase = await lockPurchaseTo(ctx, 'cancel', { id, version });
  await requireNothingReceived(ctx, id);
  await buyAgain(ctx, id);
  await setChargeTotals(ctx, [purchaseCharge(purchase, '0')]);
  const charges = await lockCharges(ctx, { kinds: ['purchase'], purchase_ids: [id] });
  const writeVouchers = await refundCancelled(
    ctx,
    'purchase_cancelled',
    { type: 'purchase', id: String(id) },
    planRefund(charges, surplus(charges)),
    // orders that it pays somebody for are passed on no more
    await accountsToRecognise(ctx, purchase.orders),
  );
  const { make } = await recordStep(ctx, purchase, 'cancel', { cancelled_at: ctx.now });
  return afterwards(async () => {
    await writeVouchers();
    return make();
  });
};

async function requireNothingReceived(ctx: Context, id: number): Promise<void> {
  const received = await ctx.db
    .selectFrom('purchase_items')
    .select('id')
    .where('purchase_id', '=', id)
    .where('received_quantity', '>', '0')
    .executeTakeFirst();
  if (received !== undefined) throw new Refusal('purchase_received');
}
