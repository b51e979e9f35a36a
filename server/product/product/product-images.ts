import { sql } from 'kysely';
import { MAX_PRODUCT_IMAGES, type Upload } from '@hakobu/contract/kernel/upload.ts';
import type {
  addProductImages,
  chooseProductImage,
  removeProductImages,
} from '@hakobu/contract/product/product/product.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/resource-routes.ts';
import { fetchImage } from '#kernel/files/fetch-image.ts';
import { keepImage } from '#kernel/files/keep-image.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { productSource, readProduct } from './product.queries.ts';

export interface NewImage {
  file?: Upload | undefined;
  url?: string | null | undefined;
  primary: boolean;
}
export interface FetchedImage {
  file: Upload;
  primary: boolean;
}

/**
 * Fetches the pictures that are named by address: before anything is locked, because other servers take their
 * time.
 */
export async function fetchImages(ctx: Context, images: readonly NewImage[]): Promise<FetchedImage[]> {
  return Promise.all(
    images
      .filter(({ file, url }) => file !== undefined || url)
      .map(async ({ file, url, primary }) => ({ file: file ?? (await fetchImage(ctx, url!)), primary })),
  );
}

/** Keeps pictures of a product. The first of all is the featured one unless another is marked. */
export async function addImages(ctx: Context, id: string, uploads: readonly FetchedImage[]): Promise<void> {
  const {
    rows: [known],
  } = await sql<{
    count: number;
    primary: boolean;
  }>`select count(*)::int as count, coalesce(bool_or(is_primary), false) as primary from product_images
    where product_id = ${id}`.execute(ctx.db);
  if (known!.count + uploads.length > MAX_PRODUCT_IMAGES)
    throw new Refusal('too_many_images', { values: { maximum: MAX_PRODUCT_IMAGES } });
  const marked = uploads.findIndex(({ primary }) => primary);
  const featured = marked !== -1 ? marked : known!.primary ? -1 : 0;
  if (marked !== -1)
    await sql`update product_images set is_primary = false where product_id = ${id} and is_primary`.execute(
      ctx.db,
    );
  for (const [index, { file }] of uploads.entries()) {
    const fileId = await keepImage(ctx, file);
    await sql`insert into product_images (product_id, file_id, is_primary, position)
      values (${id}, ${fileId}, ${index === featured}, ${known!.count + index})`.execute(ctx.db);
  }
}

export const attachImages: Handler<typeof addProductImages> = async (ctx, { params, body, version }) => {
  const id = String(params.id);
  const images = await fetchImages(ctx, body.images);
  await lockRow(ctx, productSource, { id, version, columns: sql`1` });
  await addImages(ctx, id, images);
  return changed(ctx, id, { images_attached: body.images.length });
};

export const detachImages: Handler<typeof removeProductImages> = async (
  ctx,
  { params, body, query, version },
) => {
  const id = String(params.id);
  await lockRow(ctx, productSource, { id, version, columns: sql`1` });
  const ids = body.image_ids ?? query.image_ids ?? [];
  await sql`delete from product_images where product_id = ${id} and id = any(${ids}::bigint[])`.execute(
    ctx.db,
  );
  await sql`update product_images set is_primary = true where id = (select id from product_images
    where product_id = ${id} order by is_primary desc, position, id limit 1)`.execute(ctx.db);
  return changed(ctx, id, { images_detached: ids.length });
};

export const chooseImage: Handler<typeof chooseProductImage> = async (ctx, { params, body, version }) => {
  const id = String(params.id);
  await lockRow(ctx, productSource, { id, version, columns: sql`1` });
  const {
    rows: [image],
  } = await sql`select 1 from product_images where product_id = ${id} and id = ${body.image_id}`.execute(
    ctx.db,
  );
  if (image === undefined) throw unknownReference('image_id', body.image_id);
  await sql`update product_images set is_primary = false where product_id = ${id} and is_primary`.execute(
    ctx.db,
  );
  await sql`update product_images set is_primary = true where id = ${body.image_id}`.execute(ctx.db);
  return changed(ctx, id, { image_id: body.image_id });
};

async function changed(ctx: Context, id: string, content: Record<string, unknown>) {
  await updateRow(ctx, 'products', id, {});
  ctx.log({ logable_type: 'product', logable_id: id, type_id: 'write', content });
  ctx.announce('changed', { type: 'product', id });
  return readProduct(ctx, id);
}
