import { z } from 'zod';
import { integerField, rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

export const categoryRow = z.object({
  id: z.number().int(),
  name: z.string(),
  parent_id: z.number().int().nullable(),
  position: z.number().int(),
  products: z.number().int(),
  ...rowStamp,
  parent: z.object({ id: z.number().int(), name: z.string() }).nullable().optional(),
});
const fields = {
  name: textField(120),
  parent_id: integerField().nullable(),
  position: integerField(0, 100_000),
};

const declared = {
  title: 'category',
  permission: 'category',
  key: 'integer',
  row: categoryRow,
  create: z.object(fields).partial({ parent_id: true, position: true }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'integer', name: 'contains', parent_id: 'integer' },
    sorts: ['id', 'name', 'position', 'created_at'],
    defaultSort: 'position,name',
    includes: ['parent'],
    search: true,
  },
  errors: ['category_loop'],
} as const;

/** Tree of product categories. `products`: number of products directly in the category. */
export const category = defineResource({ id: 'product.category', path: 'categories', ...declared });
/** Aliases under the path that product screens use. */
export const productCategory = defineResource({
  id: 'product.product_category',
  path: 'product-categories',
  ...declared,
});
