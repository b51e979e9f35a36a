import type { shared as en } from '../../en/product/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    category_loop: 'カテゴリーを自分自身の下には置けません',
  },
} satisfies Shape<typeof en>;
