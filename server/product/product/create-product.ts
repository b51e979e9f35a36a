import type { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { PreparedHandler, Preparation } from '#kernel/route.ts';
import { addImages } from './add-images.ts';
import { logProductChange } from './change-product.ts';
import { keepImages, type StoredImage } from './keep-images.ts';
import { netPrice } from './net-price.ts';
import { preferSupplier } from './prefer-supplier.ts';
import { readProduct } from './product.queries.ts';

type Create = typeof product.create;

/** Stores the pictures of a new product. */
export const keepNewImages: Preparation<Create, StoredImage[] | undefined> = async (
  ctx,
  { body: { images } },
) => images && keepImages(ctx, images);

/** Creates a product under its own code, with a first supplier, category and pictures. */
export const createProduct: PreparedHandler<Create, StoredImage[] | undefined> = async (
  ctx,
  { body },
  stored,
) => {
  const { supplier_id, category_id, images, ...fields } = body;
  const { id } = body;
  const taken = await ctx.db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst();
  if (taken !== undefined) throw refuseField('id', 'product_id_taken');
  await insertRow(ctx, 'products', {
    ...fields,
    price: netPrice(fields),
    organization_id: ctx.organizationId,
  });
  if (supplier_id != null) await preferSupplier(ctx, id, supplier_id);
  if (category_id != null)
    await ctx.db.insertInto('product_categories').values({ product_id: id, category_id }).execute();
  if (stored !== undefined) await addImages(ctx, id, stored);
  logProductChange(ctx, id, 'created', { ...fields, ...(images && { images_attached: images.length }) });
  return readProduct(ctx, id);
};
