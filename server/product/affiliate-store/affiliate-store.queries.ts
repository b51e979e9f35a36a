import { sql } from 'kysely';
import type { z } from 'zod';
import type { affiliateStoreRow } from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { belongsTo, hasMany } from '#kernel/list/attach-relation.ts';
import { contains, defineListSource } from '#kernel/list/list-source.ts';

export const affiliateStoreSource = defineListSource<z.output<typeof affiliateStoreRow>>({
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
