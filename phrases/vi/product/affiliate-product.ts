import type { affiliateProduct as en } from '../../en/product/affiliate-product.ts';
import type { Shape } from '../../shape.ts';

export const affiliateProduct = {
  name: 'Sản phẩm affiliate',
  plural: 'Sản phẩm affiliate',
  rights: {
    affiliate: {
      name: 'Affiliate (tiếp thị liên kết)',
      meaning: 'Kênh, cửa hàng và sản phẩm của bên khác',
    },
  },
} satisfies Shape<typeof en>;
