import { add, compare, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type {
  correctPurchaseItemPrice as correctionEndpoint,
  updatePurchaseItem as endpoint,
} from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { purchaseItemMachine } from '@hakobu/contract/order/purchase/purchase-item.machine.ts';
import type { Context } from '#kernel/context.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { requireFields } from '#kernel/machine.ts';
import { invalidField, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { buyAgainBeyond } from './bought-for.ts';
import { reportPrices } from './last-prices.ts';
import { lockPurchaseItemTo, type LockedItem } from './lock-purchase-item.ts';
import type { LockedPurchase } from './lock-purchase.ts';
import { refreshPurchaseCharge } from './purchase-charge.ts';
import { readPurchaseItem } from './read-purchase.ts';

type Body = BodyOf<typeof endpoint>;

/** Fields that can change only while the line awaits goods. */
const typedFields = [
  'price',
  'quantity',
  'tax_percent',
  'discount_tax_per_tax_percent',
  'is_price_with_tax',
] as const;

/**
 * Changes a line that awaits goods, or short-closes it. Its quantity stays at least what was received and
 * what it buys for orders. Short-closed pieces are not owed, and have to be bought again for the orders
 * that wait for them.
 */
export const updatePurchaseItem: Handler<typeof endpoint> = async (
  ctx,
  { params: { id }, body, version },
) => {
  const changes = typedFields.some((field) => body[field] !== undefined);
  const { item, purchase } = await lockPurchaseItemTo(ctx, changes ? 'change' : 'update', { id, version });
  requireFields(purchaseItemMachine, item, body);
  requireReasonToReopen(item, purchase, body);
  if (body.quantity !== undefined) await requireEnough(ctx, item, body.quantity);
  requireAwaited({ ...item, quantity: body.quantity ?? item.quantity }, body);
  const changesCharge = changes || body.short_closed_quantity !== undefined;
  const { short_closed_quantity, short_close_reason, note } = body;
  const fields = changesCharge ? changedLine(item, body, purchase) : {};
  const after = { ...fields, short_closed_quantity, short_close_reason, note };
  const cause = changes ? 'line_changed' : 'short_closed';
  const changed = await writeLine(ctx, { item, purchase }, after, { cause });
  if (changed && (await buyAgainBeyond(ctx, id, awaitedOf(item, body))))
    ctx.emit('order', purchase.orders, 'purchase_changed');
  return afterEvents(() => readPurchaseItem(ctx, id));
};

/**
 * Corrects the price of a line after something of its purchase was paid. Payments stay: the rest becomes due,
 * or the supplier owes a refund.
 */
export const correctPurchaseItemPrice: Handler<typeof correctionEndpoint> = async (
  ctx,
  { params: { id }, body: { reason, ...terms }, version },
) => {
  const { item, purchase } = await lockPurchaseItemTo(ctx, 'correct_price', { id, version });
  const after = changedLine(item, terms, purchase);
  await writeLine(ctx, { item, purchase }, after, { cause: 'line_changed', logged: { reason } });
  return afterEvents(() => readPurchaseItem(ctx, id));
};

/** Writes changed values of a locked line, the charge of its purchase and the change log. */
async function writeLine(
  ctx: Context,
  { item, purchase }: { item: LockedItem; purchase: LockedPurchase },
  after: object,
  { cause, logged = {} }: { cause: string; logged?: object },
): Promise<boolean> {
  const content = differences(item, after);
  if (Object.keys(content).length === 0) return false;
  await updateRow(ctx, 'purchase_items', item.id, after);
  if ('balance' in after) await refreshPurchaseCharge(ctx, purchase);
  ctx.emit('purchase', [purchase.id], cause);
  if ('price' in content) reportPrices(ctx, purchase, [item.product_id], 'line_changed');
  ctx.log({
    logable_type: 'purchase',
    logable_id: purchase.id,
    type_id: 'write',
    content: { item_id: item.id, ...content, ...logged },
  });
  return true;
}

/** Quantity that the supplier is owed: received or still to come. */
const awaitedOf = (
  { quantity, short_closed_quantity }: LockedItem,
  { quantity: wanted = quantity, short_closed_quantity: closed = short_closed_quantity }: Body,
): Decimal => subtract(wanted, closed);

/** The line with the values of the body and its amounts. */
function changedLine(item: LockedItem, body: Body, { currency_id }: LockedPurchase) {
  const { is_price_with_tax = false, price, quantity, tax_percent, discount_tax_per_tax_percent } = body;
  const typed = {
    price: price ?? item.price,
    quantity: quantity ?? item.quantity,
    tax_percent: tax_percent ?? item.tax_percent,
    discount_tax_per_tax_percent: discount_tax_per_tax_percent ?? item.discount_tax_per_tax_percent,
  };
  // stored prices are without tax
  const withTax = is_price_with_tax && price !== undefined;
  const awaitedLine = { ...typed, quantity: awaitedOf(item, body), is_price_with_tax: withTax };
  return { ...typed, ...lineAmounts(awaitedLine, currency_id) };
}

/** Refuses a quantity below what the line buys for orders. */
async function requireEnough(ctx: Context, { id }: LockedItem, quantity: Decimal): Promise<void> {
  const sources = await ctx.db
    .selectFrom('purchase_item_sources')
    .select('quantity')
    .where('purchase_item_id', '=', id)
    .execute();
  const used = add('0', ...sources.map((source) => source.quantity));
  if (compare(quantity, used) < 0) throw refuseField('quantity', 'quantity_in_use', { used }, { used });
}

/** Pieces of a finished purchase that come after all make it open again, which needs a reason in the log. */
function requireReasonToReopen(
  { short_closed_quantity: before }: LockedItem,
  { status_id }: LockedPurchase,
  { short_closed_quantity: after = before, short_close_reason }: Body,
): void {
  if (status_id === 'Finish' && compare(after, before) < 0 && !short_close_reason)
    throw invalidField('short_close_reason', 'required');
}

/** Refuses to short-close more than is awaited, and a quantity below what was received and short-closed. */
function requireAwaited(
  { quantity, received_quantity, short_closed_quantity }: LockedItem,
  { short_closed_quantity: closed = short_closed_quantity, quantity: wanted }: Body,
): void {
  const maximum = subtract(quantity, received_quantity);
  if (compare(closed, maximum) <= 0) return;
  if (wanted === undefined)
    throw refuseField('short_closed_quantity', 'received_too_much', { maximum }, { maximum });
  const used = add(received_quantity, closed);
  throw refuseField('quantity', 'quantity_in_use', { used }, { used });
}
