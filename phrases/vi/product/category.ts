import type { category as en } from '../../en/product/category.ts';
import type { Shape } from '../../shape.ts';

export const category = {
  name: 'Danh mục',
  plural: 'Danh mục',
  field: {
    position: 'Thứ tự',
  },
  rights: {
    category: {
      name: 'Danh mục',
      meaning: 'Phân nhóm sản phẩm',
    },
  },
} satisfies Shape<typeof en>;
