import { sql } from 'kysely';
import type { z } from 'zod';
import type { productTagRow } from '@hakobu/contract/product/product-tag/product-tag.endpoints.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';

export const productTagSource = defineListSource<z.output<typeof productTagRow>>({
  from: sql`product_tags t`,
  select: sql`t.id, t.name, (select count(*) from product_product_tags l
    where l.product_tag_id = t.id)::int as products, t.created_at, t.updated_at, t.version`,
  key: 't.id',
  access: () => undefined,
  search: (text) => contains('t.name', text),
});
