import { sql, type Selectable } from 'kysely';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { purchaseMachine, type PurchaseState } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import type { Purchases } from '../../../db/types.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { requireAction } from '#kernel/machine.ts';
import { purchaseSource } from './purchase.queries.ts';

export type LockedPurchase = Omit<Selectable<Purchases>, 'status_id' | 'currency_id'> & {
  status_id: PurchaseState;
  currency_id: CurrencyId;
  /** Orders that the purchase buys for. */
  orders: string[];
};

/**
 * Locks a purchase for an action of its state machine, after the orders that it buys for, because their
 * progress changes too. Refuses where its state does not allow the action.
 */
export async function lockPurchaseTo(
  ctx: Context,
  action: keyof typeof purchaseMachine.transitions,
  { id, version }: { id: number; version: number | undefined },
): Promise<LockedPurchase> {
  const [orders, purchase] = await pipeline(
    () => lock(ctx, 'orders', ordersOf([id])),
    () => lockOne(ctx, id, version),
  );
  requireAction(purchaseMachine, action, purchase);
  return { ...purchase, orders };
}

const lockOne = (ctx: Context, id: number, version?: number) =>
  lockRow<Omit<LockedPurchase, 'orders'>>(ctx, purchaseSource, { id, version, columns: sql`p.*` });

/** Locks several purchases within the caller's rows. Each is answered with the orders of all of them. */
export async function lockPurchases(ctx: Context, ids: readonly number[]): Promise<LockedPurchase[]> {
  const orders = await lock(ctx, 'orders', ordersOf(ids));
  const purchases: LockedPurchase[] = [];
  for (const id of ids.toSorted((a, b) => a - b)) purchases.push({ ...(await lockOne(ctx, id)), orders });
  return purchases;
}

const ordersOf = (purchaseIds: readonly number[]) => sql`
  select l.order_id
  from purchase_items i
  join purchase_item_sources s on s.purchase_item_id = i.id
  join order_items l on l.id = s.order_item_id
  where i.purchase_id = any(${[...purchaseIds]}::bigint[])
  union all
  select order_id from order_payees where purchase_id = any(${[...purchaseIds]}::bigint[])`;
