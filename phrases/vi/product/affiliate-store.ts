import type { affiliateStore as en } from '../../en/product/affiliate-store.ts';
import type { Shape } from '../../shape.ts';

export const affiliateStore = {
  name: 'Cửa hàng liên kết',
  plural: 'Cửa hàng liên kết',
} satisfies Shape<typeof en>;
