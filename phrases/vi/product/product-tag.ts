import type { productTag as en } from '../../en/product/product-tag.ts';
import type { Shape } from '../../shape.ts';

export const productTag = {
  name: 'Nhãn',
  plural: 'Nhãn',
  rights: {
    tag: {
      name: 'Nhãn',
      meaning: 'Nhãn của sản phẩm',
    },
  },
} satisfies Shape<typeof en>;
