import type { supplier as en } from '../../en/product/supplier.ts';
import type { Shape } from '../../shape.ts';

export const supplier = {
  name: '仕入先',
  plural: '仕入先',
  country: { jp: '日本', vn: 'ベトナム' },
  rights: {
    supplier: {
      name: '仕入先',
      meaning: '仕入先の情報',
    },
  },
} satisfies Shape<typeof en>;
