import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { cancelPurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCharges } from '../../accounting/charge/charges.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { refundCancelled } from '../../accounting/refund/refund-cancelled.ts';
import { planRefund, overpaymentOf } from '../../accounting/refund/refund-charges.ts';
import { accountsToRecognise } from '../earning/follow-goods.ts';
import { buyAgain } from './bought-for.ts';
import { reportPrices } from './last-prices.ts';
import { lockPurchaseTo } from './lock-purchase.ts';
import { purchaseCharge } from './purchase-charge.ts';
import { recordStep } from './record-step.ts';

/**
 * Cancels a purchase without received goods. Its order lines have to be bought again, and payments become
 * an advance to the supplier.
 */
export const cancelPurchase: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const purchase = await lockPurchaseTo(ctx, 'cancel', { id, version });
  const products = await requireNothingReceived(ctx, id);
  await buyAgain(ctx, id);
  await setChargeTotals(ctx, [purchaseCharge(purchase, '0')]);
  const charges = await lockCharges(ctx, { kinds: ['purchase'], purchase_ids: [id] });
  const writeVouchers = await refundCancelled(
    ctx,
    'purchase_cancelled',
    { type: 'purchase', id: String(id) },
    planRefund(charges, overpaymentOf(charges)),
    // the same transaction reverses what these orders passed on to payees, so their accounts are locked too
    await accountsToRecognise(ctx, purchase.orders),
  );
  reportPrices(ctx, purchase, products, 'purchase_cancel');
  const { make } = await recordStep(ctx, purchase, 'cancel', { cancelled_at: ctx.now });
  return afterEvents(async () => {
    await writeVouchers();
    return make();
  });
};

/** Refuses where goods were received. Answers the ids of the bought products. */
async function requireNothingReceived(ctx: Context, id: number): Promise<string[]> {
  const lines = await ctx.db
    .selectFrom('purchase_items')
    .select(['product_id', 'received_quantity'])
    .where('purchase_id', '=', id)
    .execute();
  if (lines.some(({ received_quantity }) => isPositive(received_quantity)))
    throw new Refusal('purchase_received');
  return lines.map(({ product_id }) => product_id);
}
