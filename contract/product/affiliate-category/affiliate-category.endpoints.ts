import { z } from 'zod';
import { integerField, rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

const named = z.object({ id: z.number().int(), name: z.string() }).nullable().optional();
export const affiliateCategoryRow = z.object({
  id: z.number().int(),
  name: z.string(),
  parent_id: z.number().int().nullable(),
  affiliate_store_id: z.number().int().nullable(),
  ...rowStamp,
  parent: named,
  affiliateStore: named,
});
const fields = {
  name: textField(120),
  parent_id: integerField().nullable(),
  affiliate_store_id: integerField().nullable(),
};

export const affiliateCategory = defineResource({
  id: 'product.affiliate_category',
  path: 'category-affiliates',
  title: 'affiliate category',
  permission: 'affiliate',
  key: 'integer',
  row: affiliateCategoryRow,
  create: z.object({ ...z.object(fields).partial().shape, name: fields.name }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'integer', name: 'contains', parent_id: 'integer', affiliate_store_id: 'integer' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'name',
    includes: ['parent', 'affiliateStore'],
    search: true,
  },
  errors: ['category_loop'],
});
