import { sql } from 'kysely';
import type { deletePurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCharges } from '../../accounting/charge/charges.ts';
import { removeCharges } from '../../accounting/charge/remove-charges.ts';
import { buyAgain } from './bought-for.ts';
import { reportPrices } from './last-prices.ts';
import { lockPurchaseTo } from './lock-purchase.ts';

/** Deletes a purchase that is not approved. Its order lines have to be bought again. */
export const deletePurchase: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const purchase = await lockPurchaseTo(ctx, 'delete', { id, version });
  // locks are taken on parcels before charges
  await lock(
    ctx,
    'sfas',
    sql`select s.id from sfas s join purchase_trackings t using (tracking_id) where t.purchase_id = ${id}`,
  );
  await buyAgain(ctx, id);
  await lockCharges(ctx, { kinds: ['purchase'], purchase_ids: [id] });
  await removeCharges(ctx, { purchase_ids: [id] });
  const { rows } = await sql<{ tracking_id: number }>`
    with sources as (
      delete from purchase_item_sources s using purchase_items i
      where i.id = s.purchase_item_id and i.purchase_id = ${id}
    ), trackings as (
      delete from purchase_trackings where purchase_id = ${id} returning tracking_id
    )
    select tracking_id from trackings`.execute(ctx.db);
  const lines = await ctx.db
    .deleteFrom('purchase_items')
    .where('purchase_id', '=', id)
    .returning('product_id')
    .execute();
  await deleteRow(ctx, 'purchases', id);
  ctx.emit('order', purchase.orders, 'purchase_deleted');
  const products = lines.map(({ product_id }) => product_id);
  reportPrices(ctx, purchase, products, 'purchase_deleted');
  ctx.emit(
    'tracking',
    rows.map(({ tracking_id }) => tracking_id),
    'purchase_deleted',
  );
  ctx.log({ logable_type: 'purchase', logable_id: id, type_id: 'deleted', content: {} });
};
