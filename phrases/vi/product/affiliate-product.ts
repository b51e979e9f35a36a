import type { affiliateProduct as en } from '../../en/product/affiliate-product.ts';
import type { Shape } from '../../shape.ts';

export const affiliateProduct = {
  name: 'Sản phẩm liên kết',
  plural: 'Sản phẩm liên kết',
  rights: {
    affiliate: {
      name: 'Liên kết',
      meaning: 'Kênh, cửa hàng và hàng của bên khác',
    },
  },
} satisfies Shape<typeof en>;
