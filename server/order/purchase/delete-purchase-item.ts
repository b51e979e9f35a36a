import type { deletePurchaseItem as endpoint } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { buyAgain } from './bought-for.ts';
import { reportPrices } from './last-prices.ts';
import { lockPurchaseItemTo } from './lock-purchase-item.ts';
import { refreshPurchaseCharge } from './purchase-charge.ts';

/** Deletes a line of a purchase. Its order lines have to be bought again. */
export const deletePurchaseItem: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const { item, purchase } = await lockPurchaseItemTo(ctx, 'remove', { id, version });
  if (isPositive(item.received_quantity)) throw new Refusal('purchase_received');
  const another = await ctx.db
    .selectFrom('purchase_items')
    .select('id')
    .where('purchase_id', '=', purchase.id)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (another === undefined) throw new Refusal('purchase_last_line');
  await buyAgain(ctx, purchase.id, id);
  await ctx.db.deleteFrom('purchase_item_sources').where('purchase_item_id', '=', id).execute();
  await deleteRow(ctx, 'purchase_items', id);
  await refreshPurchaseCharge(ctx, purchase);
  ctx.emit('purchase', [purchase.id], 'line_deleted');
  reportPrices(ctx, purchase, [item.product_id], 'line_deleted');
  ctx.emit('order', purchase.orders, 'purchase_changed');
  ctx.log({
    logable_type: 'purchase',
    logable_id: purchase.id,
    type_id: 'write',
    content: { item_id: id, product_id: item.product_id, quantity: '0' },
  });
};
