import type { productReview as en } from '../../en/product/product-review.ts';
import type { Shape } from '../../shape.ts';

export const productReview = {
  name: 'Đánh giá',
  plural: 'Đánh giá sản phẩm',
  field: {
    rating: 'Điểm',
    content: 'Nội dung',
    creator: 'Người viết',
  },
} satisfies Shape<typeof en>;
