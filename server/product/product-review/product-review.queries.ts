import { sql } from 'kysely';
import type { z } from 'zod';
import type { productReviewRow } from '@hakobu/contract/product/product-review/product-review.endpoints.ts';
import { defineListSource } from '#kernel/list/list-source.ts';

export const productReviewSource = defineListSource<z.output<typeof productReviewRow>>({
  from: sql`product_reviews r join users u on u.id = r.creator_id`,
  select: sql`r.id, r.product_id, r.creator_id, u.name as creator_name, r.rating, r.content, r.created_at,
    r.updated_at, r.version`,
  key: 'r.id',
  access: () => undefined,
});
