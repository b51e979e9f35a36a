import type { addProductImages } from '@hakobu/contract/product/product/product.endpoints.ts';
import type { PreparedHandler, Preparation } from '#kernel/route.ts';
import { addImages } from './add-images.ts';
import { imagesChanged, lockProduct } from './change-product.ts';
import { keepImages, type StoredImage } from './keep-images.ts';

type Add = typeof addProductImages;

/** Stores the pictures of a product. */
export const keepSentImages: Preparation<Add, StoredImage[]> = (ctx, { body }) =>
  keepImages(ctx, body.images);

/** Adds pictures to a product, from files or from addresses. */
export const attachImages: PreparedHandler<Add, StoredImage[]> = async (
  ctx,
  { params, body, version },
  images,
) => {
  const id = String(params.id);
  await lockProduct(ctx, id, version);
  await addImages(ctx, id, images);
  return imagesChanged(ctx, id, { images_attached: body.images.length });
};
