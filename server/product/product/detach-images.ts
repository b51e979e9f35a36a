import { sql } from 'kysely';
import type { removeProductImages } from '@hakobu/contract/product/product/product.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { imagesChanged, lockProduct } from './change-product.ts';

/**
 * Removes pictures from a product. Where the featured one is removed, the first remaining one becomes
 * featured.
 */
export const detachImages: Handler<typeof removeProductImages> = async (
  ctx,
  { params, body, query, version },
) => {
  const id = String(params.id);
  await lockProduct(ctx, id, version);
  const ids = body.image_ids ?? query.image_ids ?? [];
  await ctx.db
    .deleteFrom('product_images')
    .where('product_id', '=', id)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  await ctx.db
    .updateTable('product_images')
    .set({ is_primary: true })
    .where('id', '=', (left) =>
      left
        .selectFrom('product_images')
        .select('id')
        .where('product_id', '=', id)
        .orderBy('is_primary', 'desc')
        .orderBy('position')
        .orderBy('id')
        .limit(1),
    )
    .execute();
  return imagesChanged(ctx, id, { images_detached: ids.length });
};
