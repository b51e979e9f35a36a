import { sql } from 'kysely';
import type { z } from 'zod';
import type { ecommerceChannelRow } from '@hakobu/contract/product/ecommerce-channel/ecommerce-channel.endpoints.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';

export const ecommerceChannelSource = defineListSource<z.output<typeof ecommerceChannelRow>>({
  from: sql`ecommerce_channels c`,
  select: sql`c.id, c.name, c.url, c.created_at, c.updated_at, c.version`,
  key: 'c.id',
  access: () => undefined,
  search: (text) => contains('c.name', text),
});
