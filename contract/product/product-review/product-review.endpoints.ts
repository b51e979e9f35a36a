import { z } from 'zod';
import { integerField, rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';
import { productOfLineShape } from '../product/product-name.ts';

export const productReviewRow = z.object({
  id: z.number().int(),
  product_id: z.string(),
  ...productOfLineShape,
  creator_id: z.number().int(),
  creator_name: z.string(),
  rating: z.number().int(),
  content: z.string(),
  ...rowStamp,
});
const fields = { rating: integerField(1, 5), content: textField(2000) };

/** Rating of a product, 1 to 5 stars. */
export const productReview = defineResource({
  id: 'product.review',
  path: 'product-reviews',
  title: 'product review',
  permission: 'product',
  key: 'integer',
  row: productReviewRow,
  create: z.object({ product_id: textField(64), ...fields }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'integer', product_id: 'text', rating: 'integer', creator_id: 'integer' },
    sorts: ['id', 'rating', 'created_at'],
    defaultSort: '-created_at',
    search: true,
  },
});
