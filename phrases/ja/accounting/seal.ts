import type { seal as en } from '../../en/accounting/seal.ts';
import type { Shape } from '../../shape.ts';

export const seal = {
  name: '封印',
} satisfies Shape<typeof en>;
