import type { affiliateCategory as en } from '../../en/product/affiliate-category.ts';
import type { Shape } from '../../shape.ts';

export const affiliateCategory = {
  name: 'Danh mục affiliate',
  plural: 'Danh mục affiliate',
} satisfies Shape<typeof en>;
