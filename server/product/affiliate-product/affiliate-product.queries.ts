import { sql } from 'kysely';
import type { z } from 'zod';
import type { affiliateProductRow } from '@hakobu/contract/product/affiliate-product/affiliate-product.endpoints.ts';
import { named } from '#kernel/list/attach-relation.ts';
import { defineLinkTable, linked, linkedTo } from '#kernel/list/link-table.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains, searchColumn } from '#kernel/list/search.ts';

const name = searchColumn('p.search_text');
export const categoryLinks = defineLinkTable({
  table: 'product_affiliate_categories',
  owner: 'product_affiliate_id',
  other: 'category_affiliate_id',
  others: 'category_affiliates',
});
export const tagLinks = defineLinkTable({
  table: 'product_affiliate_product_tags',
  owner: 'product_affiliate_id',
  other: 'product_affiliate_tag_id',
  others: 'product_affiliate_tags',
});

export const affiliateProductSource = defineListSource<z.output<typeof affiliateProductRow>>({
  from: sql`product_affiliates p`,
  select: sql`p.id, p.name, p.url, p.price, p.affiliate_store_id, p.note, p.created_at, p.updated_at,
    p.version`,
  key: 'p.id',
  access: () => undefined,
  filters: {
    name,
    category_id: linkedTo(categoryLinks, 'p.id'),
    tag_id: linkedTo(tagLinks, 'p.id'),
  },
  search: (text) => contains(name, text),
  includes: {
    affiliateStore: named('affiliateStore', 'affiliate_store_id', 'affiliate_stores'),
    categories: linked('categories', categoryLinks),
    tags: linked('tags', tagLinks),
  },
});
