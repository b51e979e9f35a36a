import type { shared as en } from '../../en/accounting/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    period_locked: 'Sổ kế toán tháng {{month}} đã khóa',
  },
} satisfies Shape<typeof en>;
