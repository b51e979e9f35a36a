import type { method as en } from '../../en/common/method.ts';
import type { Shape } from '../../shape.ts';

/** Ways of shipping. */
export const method = {
  air: '航空便',
  sea: '船便',
} satisfies Shape<typeof en>;
