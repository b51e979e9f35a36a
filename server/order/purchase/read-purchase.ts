import type { getPurchaseItem as itemEndpoint } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import type { getPurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { purchaseItemMachine } from '@hakobu/contract/order/purchase/purchase-item.machine.ts';
import { purchaseMachine } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { actionsOf, type Obstacle } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { mayOweSuppliers } from './debit-purchase.ts';
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
    ...new Set([...include, 'items', 'trackings', 'supplier', 'buyer', 'orders']),
  ]);
  return { ...row, actions: actionsOf(ctx.actor, purchaseMachine, row, debitObstacle(ctx, row)) };
}

/** Debt is offered where something is unsolved, to those who record what we owe. */
function debitObstacle({ actor }: Context, { unsolved }: PurchaseRow): { debit?: Obstacle } {
  if (!mayOweSuppliers(actor)) return { debit: { reason: 'forbidden' } };
  return unsolved !== null && isPositive(unsolved) ? {} : { debit: { reason: 'nothing_unsolved' } };
}

/** Several of them, in the order of their ids given. */
export async function readPurchases(ctx: Context, ids: readonly number[]): Promise<PurchaseRow[]> {
  const rows: PurchaseRow[] = [];
  for (const id of ids) rows.push(await readPurchase(ctx, id));
  return rows;
}

export const getPurchase: Handler<typeof endpoint> = (ctx, { params, include }) =>
  readPurchase(ctx, params.id, include);

/** One line of a purchase with what can be done to it. */
export async function readPurchaseItem(
  ctx: Context,
  id: number,
  include: readonly string[] = [],
): Promise<PurchaseItemRow> {
  const row = await findRow(ctx, purchaseItemSource, id, include);
  return { ...row, actions: actionsOf(ctx.actor, purchaseItemMachine, row) };
}

export const getPurchaseItem: Handler<typeof itemEndpoint> = (ctx, { params, include }) =>
  readPurchaseItem(ctx, params.id, include);
