import type { product as en } from '../en/product.ts';
import type { Shape } from '../shape.ts';

export const product = {
  errors: {
    price_not_found: 'Không có giá cho trường hợp này: {{nearest}}',
    product_id_taken: 'Đã có sản phẩm với mã này',
    category_loop: 'Danh mục không thể nằm dưới chính nó',
  },
} satisfies Shape<typeof en>;
