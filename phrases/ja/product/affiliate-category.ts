import type { affiliateCategory as en } from '../../en/product/affiliate-category.ts';
import type { Shape } from '../../shape.ts';

export const affiliateCategory = {
  name: '提携カテゴリー',
  plural: '提携カテゴリー',
} satisfies Shape<typeof en>;
