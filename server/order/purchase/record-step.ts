import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { updateRow, type ChangedRow } from '#kernel/crud/rows.ts';
import { afterwards, type Ending } from '#kernel/ending.ts';
import type { PurchaseRow } from './purchase.queries.ts';
import { readPurchase } from './read-purchase.ts';

/** Records a step that people take of a purchase they have locked; its orders follow. */
export async function recordStep(
  ctx: Context,
  id: number,
  step: 'approve' | 'order' | 'cancel',
  values: ChangedRow<'purchases'>,
): Promise<Ending<PurchaseRow>> {
  await updateRow(ctx, 'purchases', id, values);
  ctx.report('purchase', [id], step);
  ctx.report('order', await ordersOf(ctx, id), `purchase_${step}`);
  return afterwards(() => readPurchase(ctx, id));
}

/** The orders that a purchase buys for. */
async function ordersOf(ctx: Context, purchaseId: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select distinct oi.order_id
    from purchase_items i
    join purchase_item_sources s on s.purchase_item_id = i.id
    join order_items oi on oi.id = s.order_item_id
    where i.purchase_id = ${purchaseId}`.execute(ctx.db);
  return rows.map(({ order_id }) => order_id);
}
