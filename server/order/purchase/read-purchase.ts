import type { getPurchaseItem as itemEndpoint } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import type { getPurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { purchaseItemMachine } from '@hakobu/contract/order/purchase/purchase-item.machine.ts';
import { purchaseMachine } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf, type Obstacle } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { mayRecordPayables } from './debit-purchase.ts';
import {
  purchaseItemSource,
  purchaseSource,
  type PurchaseItemRow,
  type PurchaseRow,
} from './purchase.queries.ts';

/** Reads a purchase with lines, trackings and permitted actions. */
export async function readPurchase(
  ctx: Context,
  id: number,
  include: readonly string[] = [],
): Promise<PurchaseRow> {
  const [row, rights] = await Promise.all([
    findRow(ctx, purchaseSource, id, [
      ...new Set([...include, 'items', 'trackings', 'supplier', 'buyer', 'orders']),
    ]),
    rowRights(ctx, purchaseSource, purchaseMachine, [{ id }]),
  ]);
  return {
    ...row,
    actions: actionsOf(rights(id), purchaseMachine, row, {
      ...debitObstacle(ctx, row),
      ...(row.items?.length === 0 && { receive: { reason: 'purchase_wrong_state' } }),
    }),
  };
}

/**
 * Recording a payable is permitted while something is unsettled, for callers with the right to record
 * payables.
 */
function debitObstacle({ actor }: Context, { unsolved }: PurchaseRow): { debit?: Obstacle } {
  if (!mayRecordPayables(actor)) return { debit: { reason: 'forbidden' } };
  return unsolved !== null && isPositive(unsolved) ? {} : { debit: { reason: 'nothing_unsolved' } };
}

/** Reads several purchases in the order of the ids. */
export async function readPurchases(ctx: Context, ids: readonly number[]): Promise<PurchaseRow[]> {
  const rows: PurchaseRow[] = [];
  for (const id of ids) rows.push(await readPurchase(ctx, id));
  return rows;
}

export const getPurchase: Handler<typeof endpoint> = (ctx, { params, include }) =>
  readPurchase(ctx, params.id, include);

/** Reads a purchase line with its permitted actions. */
export async function readPurchaseItem(
  ctx: Context,
  id: number,
  include: readonly string[] = [],
): Promise<PurchaseItemRow> {
  const [row, rights] = await Promise.all([
    findRow(ctx, purchaseItemSource, id, include),
    rowRights(ctx, purchaseItemSource, purchaseItemMachine, [{ id }]),
  ]);
  return { ...row, actions: actionsOf(rights(id), purchaseItemMachine, row) };
}

export const getPurchaseItem: Handler<typeof itemEndpoint> = (ctx, { params, include }) =>
  readPurchaseItem(ctx, params.id, include);
