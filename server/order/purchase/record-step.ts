import type { Context } from '#kernel/context.ts';
import { updateRow, type ChangedRow } from '#kernel/crud/rows.ts';
import { afterwards, type Ending } from '#kernel/ending.ts';
import type { PurchaseRow } from './purchase.queries.ts';
import { readPurchase } from './read-purchase.ts';

/** Records a step that people take of a locked purchase; its orders follow. */
export async function recordStep(
  ctx: Context,
  { id, orders }: { id: number; orders: readonly string[] },
  step: 'approve' | 'order' | 'cancel',
  values: ChangedRow<'purchases'>,
): Promise<Ending<PurchaseRow>> {
  await updateRow(ctx, 'purchases', id, values);
  ctx.report('purchase', [id], step);
  ctx.report('order', orders, `purchase_${step}`);
  return afterwards(() => readPurchase(ctx, id));
}
