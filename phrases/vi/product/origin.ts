import type { origin as en } from '../../en/product/origin.ts';
import type { Shape } from '../../shape.ts';

export const origin = {
  name: 'Xuất xứ',
  plural: 'Xuất xứ',
  rights: {
    origin: {
      name: 'Xuất xứ',
      meaning: 'Nơi sản xuất sản phẩm',
    },
  },
} satisfies Shape<typeof en>;
