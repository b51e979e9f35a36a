import { defineCard } from '../../kernel/card.ts';

export const productReviewCard = defineCard({
  entity: 'product_review',
  label: 'product.product_review.name',
  resource: 'product',
  table: 'product_reviews',
  read: 'product.review.get',
  address: [{ path: '/admin/goods/reviews?review_id={id}' }],
});
