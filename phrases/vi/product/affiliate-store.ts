import type { affiliateStore as en } from '../../en/product/affiliate-store.ts';
import type { Shape } from '../../shape.ts';

export const affiliateStore = {
  name: 'Cửa hàng affiliate',
  plural: 'Cửa hàng affiliate',
} satisfies Shape<typeof en>;
