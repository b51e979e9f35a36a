import type { Context } from '#kernel/context.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { keepPurchaseOfPayee, readPayeesToPay } from '../order/order-payees.ts';
import { insertPurchase } from './insert-purchase.ts';
import { purchaseCharge } from './purchase-charge.ts';
import { writeStep } from './record-step.ts';

/**
 * Creates a purchase for each payee of approved orders. Its charge is the amount to pay, no goods come, and
 * it counts as ordered at once. It has no buyer, so every buyer can work on it.
 */
export async function buyFromPayees(ctx: Context, reported: EventBatch<'order_approved'>): Promise<void> {
  for (const payee of await readPayeesToPay(ctx, [...reported.keys()])) {
    const { supplier_id, currency_id, amount, order_id } = payee;
    const note = [order_id, payee.note].filter(Boolean).join(' · ');
    const body = { supplier_id, currency_id, additional_cost: amount, note, items: [] };
    const id = await insertPurchase(ctx, body, [], null);
    await setChargeTotals(ctx, [purchaseCharge({ id, supplier_id, currency_id }, amount)]);
    await keepPurchaseOfPayee(ctx, payee.id, id);
    await writeStep(ctx, { id, orders: [order_id] }, 'approve_and_order', {
      approved_at: ctx.now,
      ordered_at: ctx.now,
    });
    ctx.log({ logable_type: 'purchase', logable_id: id, type_id: 'created', content: { ...body, order_id } });
    // from now on we owe the payee, and the customer owes us
    ctx.emit('earned', [order_id], 'approved');
  }
}
