import type { shared as en } from '../../en/accounting/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    period_locked: '{{month}}の帳簿は締め済みです',
  },
} satisfies Shape<typeof en>;
