import { sql } from 'kysely';
import type { removeStoreImages } from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { lockStore, storeChanged } from './change-store.ts';

/** Removes pictures from a store. Ids of other stores' pictures are ignored. */
export const detachStoreImages: Handler<typeof removeStoreImages> = async (
  ctx,
  { body: { affiliate_store_id, image_ids } },
) => {
  await lockStore(ctx, affiliate_store_id);
  await ctx.db
    .deleteFrom('affiliate_store_images')
    .where('affiliate_store_id', '=', affiliate_store_id)
    .where('id', '=', sql<number>`any(${image_ids}::bigint[])`)
    .execute();
  return storeChanged(ctx, affiliate_store_id, { images_detached: image_ids.length });
};
