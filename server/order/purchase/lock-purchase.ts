import { sql, type Selectable } from 'kysely';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { purchaseMachine, type PurchaseState } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import type { Purchases } from '../../../db/types.ts';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { purchaseSource } from './purchase.queries.ts';

type LockedPurchase = Omit<Selectable<Purchases>, 'status_id' | 'currency_id'> & {
  status_id: PurchaseState;
  currency_id: CurrencyId;
};

/** Locks a purchase for one of the actions of its machine, and refuses where its state does not allow it. */
export async function lockPurchaseTo(
  ctx: Context,
  action: keyof typeof purchaseMachine.transitions,
  { id, version }: { id: number; version: number | undefined },
): Promise<LockedPurchase> {
  const purchase = await lockRow<LockedPurchase>(ctx, purchaseSource, { id, version, columns: sql`p.*` });
  requireAction(purchaseMachine, action, purchase);
  return purchase;
}
