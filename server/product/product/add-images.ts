import { sql } from 'kysely';
import { MAX_PRODUCT_IMAGES } from '@hakobu/contract/kernel/upload.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { StoredImage } from './keep-images.ts';

/** Adds stored pictures to a product. The first picture becomes the featured one unless another is marked. */
export async function addImages(ctx: Context, id: string, images: readonly StoredImage[]): Promise<void> {
  const known = await ctx.db
    .selectFrom('product_images')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<boolean>`coalesce(bool_or(is_primary), false)`.as('featured'),
    ])
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  if (known.count + images.length > MAX_PRODUCT_IMAGES)
    throw new Refusal('too_many_images', { values: { maximum: MAX_PRODUCT_IMAGES } });
  const marked = images.findIndex(({ primary }) => primary);
  const featured = marked !== -1 ? marked : known.featured ? -1 : 0;
  if (marked !== -1) await unfeature(ctx, id);
  for (const [index, { fileId }] of images.entries())
    await insertRow(ctx, 'product_images', {
      product_id: id,
      file_id: fileId,
      is_primary: index === featured,
      position: known.count + index,
    });
}

/** Clears the featured picture of a product before another one is set. */
export async function unfeature({ db }: Context, id: string): Promise<void> {
  await db
    .updateTable('product_images')
    .set({ is_primary: false })
    .where('product_id', '=', id)
    .where('is_primary', '=', true)
    .execute();
}
