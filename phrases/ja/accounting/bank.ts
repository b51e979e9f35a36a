import type { bank as en } from '../../en/accounting/bank.ts';
import type { Shape } from '../../shape.ts';

export const bank = {
  name: '銀行',
  plural: '銀行',
  field: {
    code: 'コード',
  },
} satisfies Shape<typeof en>;
