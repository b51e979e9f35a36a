import type { affiliateTag as en } from '../../en/product/affiliate-tag.ts';
import type { Shape } from '../../shape.ts';

export const affiliateTag = {
  name: 'Nhãn affiliate',
  plural: 'Nhãn affiliate',
} satisfies Shape<typeof en>;
