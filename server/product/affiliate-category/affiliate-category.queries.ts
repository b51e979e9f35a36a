import { sql } from 'kysely';
import type { z } from 'zod';
import type { affiliateCategoryRow } from '@hakobu/contract/product/affiliate-category/affiliate-category.endpoints.ts';
import { belongsTo } from '#kernel/list/attach-relation.ts';
import { contains, defineListSource } from '#kernel/list/list-source.ts';

export const affiliateCategorySource = defineListSource<z.output<typeof affiliateCategoryRow>>({
  from: sql`category_affiliates c`,
  select: sql`c.id, c.name, c.parent_id, c.affiliate_store_id, c.created_at, c.updated_at, c.version`,
  key: 'c.id',
  access: () => undefined,
  search: (text) => contains('c.name', text),
  includes: {
    parent: belongsTo(
      'parent',
      'parent_id',
      (ids) => sql`select id, name from category_affiliates where id = any(${ids})`,
    ),
    affiliateStore: belongsTo(
      'affiliateStore',
      'affiliate_store_id',
      (ids) => sql`select id, name from affiliate_stores where id = any(${ids})`,
    ),
  },
});
