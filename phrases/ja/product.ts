import type { product as en } from '../en/product.ts';
import type { Shape } from '../shape.ts';

export const product = {
  errors: {
    price_not_found: '該当する料金がありません：{{nearest}}',
    product_id_taken: 'このコードの商品は既にあります',
    category_loop: 'カテゴリーを自分自身の下には置けません',
  },
} satisfies Shape<typeof en>;
