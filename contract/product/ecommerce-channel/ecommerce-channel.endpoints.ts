import { z } from 'zod';
import { optionalUrlField, rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

export const ecommerceChannelRow = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string().nullable(),
  ...rowStamp,
});
const fields = { name: textField(120), url: optionalUrlField() };

export const ecommerceChannel = defineResource({
  id: 'product.ecommerce_channel',
  path: 'ecommerce-channels',
  title: 'e-commerce channel',
  permission: 'affiliate',
  key: 'integer',
  row: ecommerceChannelRow,
  create: z.object({ ...z.object(fields).partial().shape, name: fields.name }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'integer', name: 'contains' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'name',
    search: true,
    paged: false,
  },
});
