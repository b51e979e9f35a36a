import { sql } from 'kysely';
import type { z } from 'zod';
import type { originRow } from '@hakobu/contract/product/origin/origin.endpoints.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';

export const originSource = defineListSource<z.output<typeof originRow>>({
  from: sql`origins o`,
  select: sql`o.id, o.name, o.country_id, (select count(*) from products p
    where p.origin_id = o.id)::int as products, o.created_at, o.updated_at, o.version`,
  key: 'o.id',
  access: () => undefined,
  search: (text) => contains('o.name', text),
});
