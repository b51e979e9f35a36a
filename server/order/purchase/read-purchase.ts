import type { getPurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { purchaseItemMachine } from '@hakobu/contract/order/purchase/purchase-item.machine.ts';
import { purchaseMachine } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { actionsOf } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import {
  purchaseItemSource,
  purchaseSource,
  type PurchaseItemRow,
  type PurchaseRow,
} from './purchase.queries.ts';

/** One purchase with lines, trackings and what can be done to it. */
export async function readPurchase(
  ctx: Context,
  id: number,
  include: readonly string[] = [],
): Promise<PurchaseRow> {
  const row = await findRow(ctx, purchaseSource, id, [
    ...new Set([...include, 'items', 'trackings', 'supplier', 'buyer']),
  ]);
  return { ...row, actions: actionsOf(ctx.actor, purchaseMachine, row) };
}

export const getPurchase: Handler<typeof endpoint> = (ctx, { params, include }) =>
  readPurchase(ctx, params.id, include);

/** One line of a purchase with what can be done to it. */
export async function readPurchaseItem(ctx: Context, id: number): Promise<PurchaseItemRow> {
  const row = await findRow(ctx, purchaseItemSource, id);
  return { ...row, actions: actionsOf(ctx.actor, purchaseItemMachine, row) };
}
