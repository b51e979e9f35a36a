import type { shared as en } from '../../en/accounting/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    period_locked: 'Tháng {{month}} đã khóa sổ',
    outside_books: 'Ngày chứng từ phải từ {{from}} đến {{to}}',
    period_inverted: 'Ngày kết thúc trước ngày bắt đầu',
  },
} satisfies Shape<typeof en>;
