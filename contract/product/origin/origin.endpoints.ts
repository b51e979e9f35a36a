import { z } from 'zod';
import { noteField, rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

export const originRow = z.object({
  id: z.number().int(),
  name: z.string(),
  country_id: z.string().nullable(),
  products: z.number().int(),
  ...rowStamp,
});
const fields = { name: textField(120), country_id: noteField(2) };

export const origin = defineResource({
  id: 'product.origin',
  path: 'origins',
  title: 'origin',
  permission: 'origin',
  key: 'integer',
  row: originRow,
  create: z.object({ ...z.object(fields).partial().shape, name: fields.name }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'integer', name: 'contains' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'name',
    search: true,
  },
});
