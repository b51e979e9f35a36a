import type { affiliateProduct as en } from '../../en/product/affiliate-product.ts';
import type { Shape } from '../../shape.ts';

export const affiliateProduct = {
  name: '提携商品',
  plural: '提携商品',
  rights: {
    affiliate: {
      name: '提携',
      meaning: '他社のチャネル・ストア・商品',
    },
  },
} satisfies Shape<typeof en>;
