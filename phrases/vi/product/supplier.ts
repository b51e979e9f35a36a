import type { supplier as en } from '../../en/product/supplier.ts';
import type { Shape } from '../../shape.ts';

export const supplier = {
  name: 'Nhà cung cấp',
  plural: 'Nhà cung cấp',
  country: { jp: 'Nhật Bản', vn: 'Việt Nam' },
  rights: {
    supplier: {
      name: 'Nhà cung cấp',
      meaning: 'Nơi công ty mua hàng',
    },
  },
} satisfies Shape<typeof en>;
