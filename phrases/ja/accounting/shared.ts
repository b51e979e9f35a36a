import type { shared as en } from '../../en/accounting/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    period_locked: '{{month}}の帳簿は締め済みです',
    outside_books: '帳簿に記入できる伝票日は {{from}} から {{to}} までです',
    period_inverted: '期間の終わりが始まりより前です',
  },
} satisfies Shape<typeof en>;
