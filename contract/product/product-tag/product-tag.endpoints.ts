import { z } from 'zod';
import { rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

export const productTagRow = z.object({
  id: z.number().int(),
  name: z.string(),
  products: z.number().int(),
  ...rowStamp,
});
const fields = { name: textField(120) };

export const productTag = defineResource({
  id: 'product.product_tag',
  path: 'product-tags',
  title: 'tag',
  permission: 'tag',
  key: 'integer',
  row: productTagRow,
  create: z.object({ ...z.object(fields).partial().shape, name: fields.name }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'integer', name: 'contains' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'name',
    search: true,
  },
});
