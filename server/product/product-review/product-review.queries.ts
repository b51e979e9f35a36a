import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { productReviewRow } from '@hakobu/contract/product/product-review/product-review.endpoints.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';
import { isOfCompanyInView } from '#kernel/list/row-access.ts';
import { isProductFound } from '../product/product.queries.ts';
import { productOfLine } from '../product/product-of-line.ts';

export const productReviewSource = defineListSource<z.output<typeof productReviewRow>>({
  from: sql`product_reviews r left join users u on u.id = r.creator_id`,
  joins: sql`join products p on p.id = r.product_id`,
  select: sql`r.id, r.product_id, ${productOfLine('p')}, r.creator_id, u.name as creator_name, r.rating,
    r.content, r.created_at, r.updated_at, r.version`,
  key: 'r.id',
  access: (ctx) => isOfCompanyInView(ctx, 'u.organization_id'),
  search: (text) =>
    sql<SqlBool>`(${contains('r.content', text)}
      or ${isProductFound('r.product_id', text)})`,
});
