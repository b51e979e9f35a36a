import type { addStoreImages } from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { storeImage } from '#kernel/files/store-file.ts';
import type { PreparedHandler, Preparation } from '#kernel/route.ts';
import { lockStore, storeChanged } from './change-store.ts';

type Add = typeof addStoreImages;

/** Stores the pictures of a store and answers the ids of their files. */
export const keepStoreImages: Preparation<Add, string[]> = async (ctx, { body: { images } }) => {
  const ids: string[] = [];
  for (const { file } of images) ids.push(await storeImage(ctx, file));
  return ids;
};

/** Adds pictures to a store, after the existing ones. */
export const attachStoreImages: PreparedHandler<Add, string[]> = async (
  ctx,
  { body: { affiliate_store_id } },
  fileIds,
) => {
  await lockStore(ctx, affiliate_store_id);
  for (const file_id of fileIds)
    await insertRow(ctx, 'affiliate_store_images', { affiliate_store_id, file_id });
  return storeChanged(ctx, affiliate_store_id, { images_attached: fileIds.length });
};
