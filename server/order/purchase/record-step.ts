import type { Context } from '#kernel/context.ts';
import { updateRow, type ChangedRow } from '#kernel/crud/rows.ts';
import { afterEvents, type DeferredResponse } from '#kernel/deferred-response.ts';
import type { PurchaseRow } from './purchase.queries.ts';
import { readPurchase } from './read-purchase.ts';

type Step = 'approve' | 'order' | 'approve_and_order' | 'cancel';
interface Stepping {
  id: number;
  /** Orders that it buys for, locked with it. */
  orders: readonly string[];
}

/** Records a manual step of a locked purchase and emits for its orders. */
export async function writeStep(
  ctx: Context,
  { id, orders }: Stepping,
  step: Step,
  values: ChangedRow<'purchases'>,
): Promise<void> {
  await updateRow(ctx, 'purchases', id, values);
  ctx.emit('purchase', [id], step);
  ctx.emit('order', orders, `purchase_${step}`);
}

/** Records a manual step and answers the purchase. */
export async function recordStep(
  ctx: Context,
  purchase: Stepping,
  step: Step,
  values: ChangedRow<'purchases'>,
): Promise<DeferredResponse<PurchaseRow>> {
  await writeStep(ctx, purchase, step, values);
  return afterEvents(() => readPurchase(ctx, purchase.id));
}
