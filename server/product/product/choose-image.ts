import type { chooseProductImage } from '@hakobu/contract/product/product/product.endpoints.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { unfeature } from './add-images.ts';
import { imagesChanged, lockProduct } from './change-product.ts';

/** Sets the featured picture of a product. */
export const chooseImage: Handler<typeof chooseProductImage> = async (
  ctx,
  { params, body: { image_id }, version },
) => {
  const id = String(params.id);
  await lockProduct(ctx, id, version);
  const image = await ctx.db
    .selectFrom('product_images')
    .select('id')
    .where('product_id', '=', id)
    .where('id', '=', image_id)
    .executeTakeFirst();
  if (image === undefined) throw unknownReference('image_id', image_id);
  await unfeature(ctx, id);
  await ctx.db.updateTable('product_images').set({ is_primary: true }).where('id', '=', image_id).execute();
  return imagesChanged(ctx, id, { image_id });
};
