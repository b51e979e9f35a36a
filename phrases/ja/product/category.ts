import type { category as en } from '../../en/product/category.ts';
import type { Shape } from '../../shape.ts';

export const category = {
  name: 'カテゴリー',
  plural: 'カテゴリー',
  field: {
    position: '表示順',
  },
  rights: {
    category: {
      name: 'カテゴリー',
      meaning: '商品の分類',
    },
  },
} satisfies Shape<typeof en>;
