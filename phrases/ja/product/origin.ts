import type { origin as en } from '../../en/product/origin.ts';
import type { Shape } from '../../shape.ts';

export const origin = {
  name: '原産地',
  plural: '原産地',
  rights: {
    origin: {
      name: '原産地',
      meaning: '商品の産地',
    },
  },
} satisfies Shape<typeof en>;
