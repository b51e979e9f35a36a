import type { addProductSupplier } from '@hakobu/contract/product/product/product.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { lockProduct, logProductChange } from './change-product.ts';
import { requireSupplier } from './prefer-supplier.ts';
import { readProduct } from './product.queries.ts';

/** Sets a supplier's price of a product. The default supplier of the to-buy list stays. */
export const setSupplier: Handler<typeof addProductSupplier> = async (
  ctx,
  { params, version, body: { supplier_id, price, quantity_items, note = null } },
) => {
  const id = String(params.id);
  await lockProduct(ctx, id, version);
  await requireSupplier(ctx, supplier_id);
  await ctx.db
    .insertInto('product_suppliers')
    .values({ product_id: id, supplier_id, price, quantity_items, note })
    .onConflict((known) =>
      known.columns(['product_id', 'supplier_id']).doUpdateSet({ price, quantity_items, note }),
    )
    .execute();
  logProductChange(ctx, id, 'write', { supplier_id, price, quantity_items });
  return readProduct(ctx, id);
};
