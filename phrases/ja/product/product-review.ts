import type { productReview as en } from '../../en/product/product-review.ts';
import type { Shape } from '../../shape.ts';

export const productReview = {
  name: 'レビュー',
} satisfies Shape<typeof en>;
