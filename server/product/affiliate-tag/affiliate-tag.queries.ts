import { sql } from 'kysely';
import type { z } from 'zod';
import type { affiliateTagRow } from '@hakobu/contract/product/affiliate-tag/affiliate-tag.endpoints.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';

export const affiliateTagSource = defineListSource<z.output<typeof affiliateTagRow>>({
  from: sql`product_affiliate_tags t`,
  select: sql`t.id, t.name, t.created_at, t.updated_at, t.version`,
  key: 't.id',
  access: () => undefined,
  search: (text) => contains('t.name', text),
});
