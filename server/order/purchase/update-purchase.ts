import { decimalsOf, isPositive, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { currencyScale, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { updatePurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { afterwards } from '#kernel/ending.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockPurchaseTo } from './lock-purchase.ts';
import { refreshPurchaseCharge } from './purchase-charge.ts';
import { readPurchase } from './read-purchase.ts';

/** Changes note, additional cost or what compensation does to its price; the supplier is owed what the purchase then asks. */
export const updatePurchase: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const before = await lockPurchaseTo(ctx, 'update', { id, version });
  requirePosted(before.currency_id, body.additional_cost);
  const content: Record<string, unknown> = differences(before, body);
  // what is granted already is in the books as what it was
  if (content['compensation_cuts_price'] !== undefined && isPositive(before.compensation))
    throw new Refusal('purchase_compensated', { details: { compensation: before.compensation } });
  if (Object.keys(content).length > 0) {
    await updateRow(ctx, 'purchases', id, body);
    await refreshPurchaseCharge(ctx, before);
    ctx.report('purchase', [id], 'purchase_changed');
    ctx.log({ logable_type: 'purchase', logable_id: id, type_id: 'write', content });
  }
  return afterwards(() => readPurchase(ctx, id));
};

/** The currency of a purchase stands; what it asks has no decimals that the currency has not. */
function requirePosted(currency: CurrencyId, additional_cost: Decimal = zero): void {
  const scale = currencyScale[currency];
  if (decimalsOf(additional_cost) > scale)
    throw new Refusal('invalid_fields', {
      fields: { additional_cost: [{ problem: 'too_many_decimals', values: { scale } }] },
    });
}
