import type { affiliateTag as en } from '../../en/product/affiliate-tag.ts';
import type { Shape } from '../../shape.ts';

export const affiliateTag = {
  name: '提携タグ',
  plural: '提携タグ',
} satisfies Shape<typeof en>;
