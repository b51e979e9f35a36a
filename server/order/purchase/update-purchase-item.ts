import { sql, type Selectable } from 'kysely';
import { compare, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { updatePurchaseItem as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import {
  purchaseItemMachine,
  type PurchaseItemState,
} from '@hakobu/contract/order/purchase/purchase-item.machine.ts';
import type { PurchaseItems } from '../../../db/types.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { sendInOrder } from '#kernel/database/send-in-order.ts';
import { afterwards } from '#kernel/ending.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { requireAction } from '#kernel/machine.ts';
import { refuseField } from '#kernel/refusal.ts';
import { Words } from '@hakobu/phrases/word-lists.ts';
import type { Handler } from '#kernel/route.ts';
import { purchaseItemSource } from './purchase.queries.ts';
import { readPurchaseItem } from './read-purchase.ts';

type Item = Omit<Selectable<PurchaseItems>, 'status_id'> & { status_id: PurchaseItemState };

/** Closes a line short: what has not come by now will not come. */
export const updatePurchaseItem: Handler<typeof endpoint> = async (
  ctx,
  { params: { id }, body, version },
) => {
  const [, item] = await sendInOrder(
    () => lock(ctx, 'purchases', sql`select purchase_id from purchase_items where id = ${id}`),
    () => lockRow<Item>(ctx, purchaseItemSource, { id, version, columns: sql`i.*` }),
  );
  requireAction(purchaseItemMachine, 'update', item, {
    values: { needed: new Words('purchase_statuses', ['Ordered']) },
  });
  const maximum = subtract(item.quantity, item.received_quantity);
  if (compare(body.short_closed_quantity, maximum) > 0)
    throw refuseField('short_closed_quantity', 'received_too_much', { maximum }, { maximum });
  await updateRow(ctx, 'purchase_items', id, body);
  ctx.report('purchase', [item.purchase_id], 'short_closed');
  ctx.log({
    logable_type: 'purchase',
    logable_id: item.purchase_id,
    type_id: 'write',
    content: { item_id: id, ...body },
  });
  return afterwards(() => readPurchaseItem(ctx, id));
};
