import type { addProductImages } from '@hakobu/contract/product/product/product.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { addImages } from './add-images.ts';
import { imagesChanged, lockProduct } from './change-product.ts';
import { fetchImages } from './fetch-images.ts';

/** Adds pictures to a product, sent as files or named by address. */
export const attachImages: Handler<typeof addProductImages> = async (ctx, { params, body, version }) => {
  const id = String(params.id);
  const images = await fetchImages(ctx, body.images);
  await lockProduct(ctx, id, version);
  await addImages(ctx, id, images);
  return imagesChanged(ctx, id, { images_attached: body.images.length });
};
