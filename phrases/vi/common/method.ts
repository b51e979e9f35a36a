import type { method as en } from '../../en/common/method.ts';
import type { Shape } from '../../shape.ts';

/** Ways of shipping. */
export const method = {
  air: 'Đường bay',
  sea: 'Đường biển',
} satisfies Shape<typeof en>;
