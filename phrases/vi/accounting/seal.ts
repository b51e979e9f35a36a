import type { seal as en } from '../../en/accounting/seal.ts';
import type { Shape } from '../../shape.ts';

export const seal = {
  name: 'Mã kiểm tra toàn vẹn',
} satisfies Shape<typeof en>;
