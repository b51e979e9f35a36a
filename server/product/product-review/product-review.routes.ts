import { productReview } from '@hakobu/contract/product/product-review/product-review.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { productReviewSource } from './product-review.queries.ts';

export const routes = Object.values(
  resourceRoutes(productReview, {
    table: 'product_reviews',
    name: 'product_review',
    source: productReviewSource,
    created: (ctx) => ({ creator_id: ctx.actor.id }),
  }),
);
