import type { productTag as en } from '../../en/product/product-tag.ts';
import type { Shape } from '../../shape.ts';

export const productTag = {
  name: 'タグ',
  plural: 'タグ',
  rights: {
    tag: {
      name: 'タグ',
      meaning: '商品に付けるタグ',
    },
  },
} satisfies Shape<typeof en>;
