import { sql, type Selectable } from 'kysely';
import {
  purchaseItemMachine,
  type PurchaseItemState,
} from '@hakobu/contract/order/purchase/purchase-item.machine.ts';
import type { PurchaseItems } from '../../../db/types.ts';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { Words } from '@hakobu/phrases/word-lists.ts';
import { lockPurchases, type LockedPurchase } from './lock-purchase.ts';
import { priceFixed, purchaseItemSource } from './purchase.queries.ts';

export type LockedItem = Omit<Selectable<PurchaseItems>, 'status_id'> & {
  status_id: PurchaseItemState;
  price_fixed: boolean;
};

/**
 * Locks a line for an action of its state machine, after its purchase and the orders that it buys for.
 * Refuses where its state does not allow the action.
 */
export async function lockPurchaseItemTo(
  ctx: Context,
  action: keyof typeof purchaseItemMachine.transitions,
  { id, version }: { id: number; version: number | undefined },
): Promise<{ item: LockedItem; purchase: LockedPurchase }> {
  const found = await ctx.db
    .selectFrom('purchase_items')
    .select('purchase_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const [purchase] = await lockPurchases(ctx, found === undefined ? [] : [found.purchase_id]);
  const item = await lockRow<LockedItem>(ctx, purchaseItemSource, {
    ...{ id, version },
    columns: sql`i.*, ${priceFixed} as price_fixed`,
  });
  requireAction(purchaseItemMachine, action, item, {
    values: { needed: new Words('purchase_statuses', ['Ordered']) },
  });
  return { item, purchase: purchase! };
}
