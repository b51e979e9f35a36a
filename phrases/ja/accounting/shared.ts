import type { shared as en } from '../../en/accounting/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    period_locked: '{{month}}の帳簿は締め済みです',
    outside_books: '伝票日は{{from}}から{{to}}までにしてください',
    period_inverted: '終了日が開始日より前です',
  },
} satisfies Shape<typeof en>;
