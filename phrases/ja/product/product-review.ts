import type { productReview as en } from '../../en/product/product-review.ts';
import type { Shape } from '../../shape.ts';

export const productReview = {
  name: 'レビュー',
  plural: '商品レビュー',
  field: {
    rating: '評価',
    content: '内容',
    creator: '投稿者',
  },
} satisfies Shape<typeof en>;
