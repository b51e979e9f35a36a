import { sql } from 'kysely';
import { negate, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { addPurchasedQuantities } from '../order/order-lines.ts';

/**
 * What a locked purchase, or one of its lines, buys for order lines is to be bought again. The orders are
 * locked with it.
 */
export async function buyAgain(
  ctx: Context,
  purchaseId: number,
  lineId: number | null = null,
): Promise<void> {
  const { rows } = await sql<{ order_item_id: number; quantity: Decimal }>`
    select s.order_item_id, s.quantity
    from purchase_item_sources s
    join purchase_items i on i.id = s.purchase_item_id
    where i.purchase_id = ${purchaseId} and i.id = coalesce(${lineId}::bigint, i.id)`.execute(ctx.db);
  await addPurchasedQuantities(
    ctx,
    rows.map(({ order_item_id, quantity }) => ({ order_item_id, quantity: negate(quantity) })),
  );
}
