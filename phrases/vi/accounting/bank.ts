import type { bank as en } from '../../en/accounting/bank.ts';
import type { Shape } from '../../shape.ts';

export const bank = {
  name: 'Ngân hàng',
  plural: 'Ngân hàng',
  field: {
    code: 'Mã',
  },
} satisfies Shape<typeof en>;
