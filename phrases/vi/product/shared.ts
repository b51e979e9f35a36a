import type { shared as en } from '../../en/product/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    category_loop: 'Danh mục không thể nằm dưới chính nó',
  },
} satisfies Shape<typeof en>;
