import { z } from 'zod';
import { rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

export const affiliateTagRow = z.object({ id: z.number().int(), name: z.string(), ...rowStamp });
const fields = { name: textField(120) };

export const affiliateTag = defineResource({
  id: 'product.affiliate_tag',
  path: 'product-affiliate-tags',
  title: 'affiliate tag',
  permission: 'affiliate',
  key: 'integer',
  row: affiliateTagRow,
  create: z.object({ ...z.object(fields).partial().shape, name: fields.name }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'integer', name: 'contains' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'name',
    search: true,
  },
});
