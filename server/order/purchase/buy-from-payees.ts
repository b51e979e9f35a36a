import type { Context } from '#kernel/context.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { keepPurchaseOfPayee, readPayeesToPay } from '../order/order-payees.ts';
import { insertPurchase } from './insert-purchase.ts';
import { purchaseCharge } from './purchase-charge.ts';
import { writeStep } from './record-step.ts';

/**
 * Makes a purchase for each payee of orders that were approved. It buys nothing that comes in: what it asks
 * is the amount, and it is ordered at once. Nobody buys it yet, so it is there for all who buy.
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
    // we owe the payee from now on, and the customer owes us
    ctx.emit('earned', [order_id], 'approved');
  }
}
