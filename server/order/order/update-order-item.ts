import { orderTypes, typeOfNumber } from '@hakobu/contract/order/order/order-types.ts';
import { compare, greatest, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type {
  correctOrderItemPrice as correctionEndpoint,
  updateOrderItem as endpoint,
} from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { requireMayGo } from './bans.ts';
import { lockLine, requireNotBought, type Line } from './lock-line.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { orderItemSource } from './order-item.queries.ts';

/** Changes a line or cancels part of it. Refuses to go below what is bought or allocated. */
export const updateOrderItem: Handler<typeof endpoint> = async (ctx, { params, body, version }) => {
  const line = await lockLine(ctx, { ...params, version });
  requireNotWon(line, body);
  const { is_price_with_tax = false, ...requested } = body;
  const fields = { ...requested, ...(await substituted(ctx, line, body.product_id)) };
  const typed = { ...line, ...fields };
  const used = greatest(line.purchased_quantity, line.distributed_quantity);
  const wanted = subtract(typed.quantity, typed.cancelled_quantity);
  const wantedBefore = subtract(line.quantity, line.cancelled_quantity);
  // a line with more pieces than it wants, within tolerance, still accepts every other change
  if (compare(wanted, used) < 0 && compare(wanted, wantedBefore) < 0)
    throw refuseField(
      body.cancelled_quantity === undefined ? 'quantity' : 'cancelled_quantity',
      'quantity_in_use',
      { used },
      { used },
    );
  const money = lineAmounts(
    { ...typed, quantity: wanted, is_price_with_tax: is_price_with_tax && body.price !== undefined },
    line.currency_id as CurrencyId,
  );
  if (changesPrice(line, { ...fields, ...money })) await requireNotBought(ctx, line, 'line_price_is_fixed');
  await writeLine(ctx, line, { ...fields, ...money });
  return findRow(ctx, orderItemSource, params.id);
};

/** The terms of a line. Once goods are bought for it, they are corrected with a reason instead. */
const TERMS = ['price', 'tax_percent', 'discount_tax_per_tax_percent'] as const;
const changesPrice = (line: Line, fields: { [Term in (typeof TERMS)[number]]?: string }): boolean =>
  TERMS.some((term) => compare(fields[term] ?? line[term], line[term]) !== 0);

/**
 * Corrects the price of a line after its goods were bought. Payments stay: the rest becomes due, or a
 * refund is owed.
 */
export const correctOrderItemPrice: Handler<typeof correctionEndpoint> = async (
  ctx,
  { params, body: { reason, is_price_with_tax = false, ...terms }, version },
) => {
  const line = await lockLine(ctx, { ...params, version });
  const quantity = subtract(line.quantity, line.cancelled_quantity);
  const money = lineAmounts(
    { ...line, ...terms, quantity, is_price_with_tax },
    line.currency_id as CurrencyId,
  );
  await writeLine(ctx, line, { ...terms, ...money }, { reason });
  return findRow(ctx, orderItemSource, params.id);
};

/** Writes the changed values of a locked line, the charges of its order and the change log. */
async function writeLine(ctx: Context, line: Line, fields: object, logged: object = {}): Promise<void> {
  const { id, order_id } = line;
  const content = differences(line, fields);
  if (Object.keys(content).length === 0) return;
  await updateRow(ctx, 'order_items', id, fields);
  await refreshOrderCharges(ctx, order_id);
  ctx.emit('order', [order_id], 'line_changed');
  ctx.log({
    logable_type: 'order',
    logable_id: order_id,
    type_id: 'write',
    content: { item_id: id, ...content, ...logged },
  });
}

/** A won lot is one piece. It is given up by cancelling the order, which may cost a fee. */
function requireNotWon(line: Line, body: { [Field in 'product_id' | Quantity]?: string | undefined }): void {
  const { order_id, product_id } = line;
  const type = typeOfNumber(order_id);
  if (type === undefined || orderTypes[type].lines !== 'lot') return;
  const changes = (field: Quantity) => compare(body[field] ?? line[field], line[field]) !== 0;
  if ((body.product_id ?? product_id) !== product_id || changes('quantity') || changes('cancelled_quantity'))
    throw new Refusal('line_is_won', { values: { order_id }, details: { order_id } });
}
type Quantity = 'quantity' | 'cancelled_quantity';

/** The replacement product. The product first ordered stays recorded. */
async function substituted(ctx: Context, line: Line, product_id: string | undefined) {
  if (product_id === undefined || product_id === line.product_id) return {};
  await requireNotBought(ctx, line);
  await requireMayGo(ctx, line.order_id, product_id);
  const first = line.original_product_id ?? line.product_id;
  return { product_id, original_product_id: first === product_id ? null : first };
}
