import { sql, type Selectable } from 'kysely';
import type { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import type { Products } from '../../../db/types.ts';
import { logProductChange } from './change-product.ts';
import { netPrice } from './net-price.ts';
import { preferSupplier } from './prefer-supplier.ts';
import { productSource, readProduct } from './product.queries.ts';

/**
 * Changes a product. A new initial price or discount recomputes the price unless the body has one. Without
 * an initial price the price stays.
 */
export const updateProduct: Handler<typeof product.update> = async (ctx, { params, body, version }) => {
  const id = String(params.id);
  const { supplier_id, ...fields } = body;
  const before = await lockRow<Selectable<Products>>(ctx, productSource, { id, version, columns: sql`p.*` });
  const repriced = fields.initial_price !== undefined || fields.discount !== undefined;
  const values = repriced
    ? {
        ...fields,
        price: netPrice({
          price: fields.price,
          initial_price: fields.initial_price === undefined ? before.initial_price : fields.initial_price,
          discount: fields.discount ?? before.discount,
        }),
      }
    : fields;
  const content = differences(before, values);
  const changed = Object.keys(content).length > 0;
  if (changed) await updateRow(ctx, 'products', id, values);
  if (supplier_id != null) await preferSupplier(ctx, id, supplier_id);
  if (changed || supplier_id != null)
    logProductChange(ctx, id, 'write', { ...content, ...(supplier_id === undefined ? {} : { supplier_id }) });
  return readProduct(ctx, id);
};
