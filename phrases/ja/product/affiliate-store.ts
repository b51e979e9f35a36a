import type { affiliateStore as en } from '../../en/product/affiliate-store.ts';
import type { Shape } from '../../shape.ts';

export const affiliateStore = {
  name: '提携ストア',
  plural: '提携ストア',
} satisfies Shape<typeof en>;
