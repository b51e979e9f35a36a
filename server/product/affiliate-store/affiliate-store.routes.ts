import { sql } from 'kysely';
import type { z } from 'zod';
import {
  affiliateStore,
  type affiliateStoreRow,
  affiliateStoreCategories,
  addStoreImages,
  removeStoreImages,
} from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { linkRoutes } from '#kernel/crud/link-routes.ts';
import { resourceRoutes, updateRow } from '#kernel/crud/resource-routes.ts';
import type { Context } from '#kernel/context.ts';
import { keepImage } from '#kernel/files/keep-image.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { asReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { belongsTo, hasMany } from '#kernel/list/attach-relation.ts';
import { contains, defineListSource } from '#kernel/list/list-source.ts';

const source = defineListSource<z.output<typeof affiliateStoreRow>>({
  from: sql`affiliate_stores s`,
  select: sql`s.id, s.name, s.url, s.ecommerce_channel_id, s.note, s.created_at, s.updated_at, s.version`,
  key: 's.id',
  access: () => undefined,
  search: (text) => contains('s.name', text),
  includes: {
    ecommerceChannel: belongsTo(
      'ecommerceChannel',
      'ecommerce_channel_id',
      (ids) => sql`select id, name from ecommerce_channels where id = any(${ids})`,
    ),
    images: hasMany(
      'images',
      'id',
      (ids) =>
        sql`select affiliate_store_id as parent, id, '/files/' || file_id as url,
          '/files/' || file_id || '/thumbnail' as thumbnail_url from affiliate_store_images
          where affiliate_store_id = any(${ids}) order by id`,
    ),
    categories: hasMany(
      'categories',
      'id',
      (ids) =>
        sql`select l.affiliate_store_id as parent, c.id, c.name from affiliate_store_categories l
          join category_affiliates c on c.id = l.category_affiliate_id
          where l.affiliate_store_id = any(${ids}) order by c.name`,
    ),
  },
});

/** Locks the store that a body names, writes, and answers it as it is then. */
async function changeImages(
  ctx: Context,
  id: number,
  content: Record<string, number>,
  write: () => Promise<unknown>,
) {
  await asReference('affiliate_store_id', id, lockRow(ctx, source, { id, columns: sql`1` }));
  await write();
  await updateRow(ctx, 'affiliate_stores', id, {});
  ctx.log({ logable_type: 'affiliate_store', logable_id: id, type_id: 'write', content });
  ctx.announce('changed', { type: 'affiliate_store', id });
  return findRow(ctx, source, id, ['images']);
}

export const routes = [
  ...Object.values(
    resourceRoutes(affiliateStore, { table: 'affiliate_stores', name: 'affiliate_store', source }),
  ),
  ...linkRoutes(affiliateStoreCategories, {
    table: 'affiliate_store_categories',
    owner: 'affiliate_store_id',
    other: 'category_affiliate_id',
    others: 'category_affiliates',
    source,
    name: 'affiliate_store',
    include: 'categories',
  }),
  route(addStoreImages, (ctx, { body: { affiliate_store_id: id, images } }) =>
    changeImages(ctx, id, { images_attached: images.length }, async () => {
      for (const { file } of images)
        await sql`insert into affiliate_store_images (affiliate_store_id, file_id)
          values (${id}, ${await keepImage(ctx, file)})`.execute(ctx.db);
    }),
  ),
  route(removeStoreImages, (ctx, { body: { affiliate_store_id: id, image_ids } }) =>
    changeImages(ctx, id, { images_detached: image_ids.length }, () =>
      sql`delete from affiliate_store_images where affiliate_store_id = ${id}
        and id = any(${image_ids}::bigint[])`.execute(ctx.db),
    ),
  ),
];
