import type { period as en } from '../../en/accounting/period.ts';
import type { Shape } from '../../shape.ts';

export const period = {
  name: 'Kỳ kế toán',
  errors: {
    period_not_over: 'Tháng {{month}} chưa kết thúc',
    period_already_locked: 'Tháng {{month}} đã khóa sổ',
    period_not_locked: 'Tháng {{month}} chưa khóa sổ',
    opening_rows_wrong: 'Có dòng không nhập được. Chưa nhập dòng nào',
    opening_not_balanced: 'Tổng Nợ và tổng Có lệch {{difference}} VND',
    opening_needs_document: 'Số dư này phát sinh từ đơn hàng và vận đơn, được nhập cùng các chứng từ đó',
    opening_taken: 'Tài khoản {{account}} đã có số dư đầu kỳ ở chứng từ {{voucher}}',
  },
} satisfies Shape<typeof en>;
