import { sql } from 'kysely';
import type { z } from 'zod';
import type { affiliateStoreRow } from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { hasMany, named } from '#kernel/list/attach-relation.ts';
import { defineLinkTable, linked } from '#kernel/list/link-table.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';

export const categoryLinks = defineLinkTable({
  table: 'affiliate_store_categories',
  owner: 'affiliate_store_id',
  other: 'category_affiliate_id',
  others: 'category_affiliates',
});

export const affiliateStoreSource = defineListSource<z.output<typeof affiliateStoreRow>>({
  from: sql`affiliate_stores s`,
  select: sql`s.id, s.name, s.url, s.ecommerce_channel_id, s.note, s.created_at, s.updated_at, s.version`,
  key: 's.id',
  access: () => undefined,
  search: (text) => contains('s.name', text),
  includes: {
    ecommerceChannel: named('ecommerceChannel', 'ecommerce_channel_id', 'ecommerce_channels'),
    images: hasMany(
      'images',
      'id',
      (ids) =>
        sql`select affiliate_store_id as parent, id, '/files/' || file_id as url,
          '/files/' || file_id || '?size=256' as thumbnail_url from affiliate_store_images
          where affiliate_store_id = any(${ids}) order by id`,
    ),
    categories: linked('categories', categoryLinks),
  },
});
