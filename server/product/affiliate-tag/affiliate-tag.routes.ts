import { sql } from 'kysely';
import type { z } from 'zod';
import {
  affiliateTag,
  type affiliateTagRow,
} from '@hakobu/contract/product/affiliate-tag/affiliate-tag.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { contains, defineListSource } from '#kernel/list/list-source.ts';

const source = defineListSource<z.output<typeof affiliateTagRow>>({
  from: sql`product_affiliate_tags t`,
  select: sql`t.id, t.name, t.created_at, t.updated_at, t.version`,
  key: 't.id',
  access: () => undefined,
  search: (text) => contains('t.name', text),
});

export const routes = Object.values(
  resourceRoutes(affiliateTag, { table: 'product_affiliate_tags', name: 'product_affiliate_tag', source }),
);
