import type { affiliateCategory as en } from '../../en/product/affiliate-category.ts';
import type { Shape } from '../../shape.ts';

export const affiliateCategory = {
  name: 'Danh mục liên kết',
  plural: 'Danh mục liên kết',
} satisfies Shape<typeof en>;
