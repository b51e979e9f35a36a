import type { removeProductSupplier } from '@hakobu/contract/product/product/product.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { invalidField } from '#kernel/refusal.ts';
import type { Input } from '#kernel/route.ts';
import { lockProduct, logProductChange } from './change-product.ts';
import { readProduct } from './product.queries.ts';

interface Named {
  supplier_id?: number | undefined;
}
type Removing = Pick<Input<typeof removeProductSupplier>, 'params' | 'version'> & {
  body: Named;
  query: Named;
};

/** Removes a supplier from a product, named in the body or the query. */
export async function removeSupplier(ctx: Context, { params, version, body, query }: Removing) {
  const id = String(params.id);
  await lockProduct(ctx, id, version);
  const supplierId = body.supplier_id ?? query.supplier_id;
  if (supplierId === undefined) throw invalidField('supplier_id', 'required');
  await ctx.db
    .deleteFrom('product_suppliers')
    .where('product_id', '=', id)
    .where('supplier_id', '=', supplierId)
    .execute();
  logProductChange(ctx, id, 'write', { supplier_removed: supplierId });
  return readProduct(ctx, id);
}
