import { sql } from 'kysely';
import type { z } from 'zod';
import type { categoryRow } from '@hakobu/contract/product/category/category.endpoints.ts';
import { named } from '#kernel/list/attach-relation.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';

export const categorySource = defineListSource<z.output<typeof categoryRow>>({
  from: sql`categories c`,
  select: sql`c.id, c.name, c.parent_id, c.position, (select count(*) from product_categories l
    where l.category_id = c.id)::int as products, c.created_at, c.updated_at, c.version`,
  key: 'c.id',
  access: () => undefined,
  search: (text) => contains('c.name', text),
  includes: {
    parent: named('parent', 'parent_id', 'categories'),
  },
});
