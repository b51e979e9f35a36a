import type { affiliateTag as en } from '../../en/product/affiliate-tag.ts';
import type { Shape } from '../../shape.ts';

export const affiliateTag = {
  name: 'Nhãn liên kết',
  plural: 'Nhãn liên kết',
} satisfies Shape<typeof en>;
