import type { seal as en } from '../../en/accounting/seal.ts';
import type { Shape } from '../../shape.ts';

export const seal = {
  name: '改ざん検知記録',
} satisfies Shape<typeof en>;
