import type { addStoreImages } from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { keepImage } from '#kernel/files/keep-image.ts';
import type { Handler } from '#kernel/route.ts';
import { lockStore, storeChanged } from './change-store.ts';

/** Adds pictures to a store, behind those that it has. */
export const attachStoreImages: Handler<typeof addStoreImages> = async (
  ctx,
  { body: { affiliate_store_id, images } },
) => {
  await lockStore(ctx, affiliate_store_id);
  for (const { file } of images)
    await insertRow(ctx, 'affiliate_store_images', {
      affiliate_store_id,
      file_id: await keepImage(ctx, file),
    });
  return storeChanged(ctx, affiliate_store_id, { images_attached: images.length });
};
