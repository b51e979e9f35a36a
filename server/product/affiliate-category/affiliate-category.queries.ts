import { sql } from 'kysely';
import type { z } from 'zod';
import type { affiliateCategoryRow } from '@hakobu/contract/product/affiliate-category/affiliate-category.endpoints.ts';
import { named } from '#kernel/list/attach-relation.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';

export const affiliateCategorySource = defineListSource<z.output<typeof affiliateCategoryRow>>({
  from: sql`category_affiliates c`,
  select: sql`c.id, c.name, c.parent_id, c.affiliate_store_id, c.created_at, c.updated_at, c.version`,
  key: 'c.id',
  access: () => undefined,
  search: (text) => contains('c.name', text),
  includes: {
    parent: named('parent', 'parent_id', 'category_affiliates'),
    affiliateStore: named('affiliateStore', 'affiliate_store_id', 'affiliate_stores'),
  },
});
