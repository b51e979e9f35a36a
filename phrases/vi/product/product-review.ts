import type { productReview as en } from '../../en/product/product-review.ts';
import type { Shape } from '../../shape.ts';

export const productReview = {
  name: 'Đánh giá',
} satisfies Shape<typeof en>;
