import type { shared as en } from '../../en/accounting/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    period_locked: 'Sổ kế toán tháng {{month}} đã khóa',
    outside_books: 'Sổ sách chỉ nhận chứng từ từ {{from}} đến {{to}}',
    period_inverted: 'Kỳ kết thúc trước khi bắt đầu',
  },
} satisfies Shape<typeof en>;
