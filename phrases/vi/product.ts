import type { product as en } from '../en/product.ts';
import type { Shape } from '../shape.ts';

export const product = {
  errors: {
    price_not_found: 'Không có giá cho trường hợp này: {{nearest}}',
    product_id_taken: 'Đã có sản phẩm với mã này',
  },
} satisfies Shape<typeof en>;
