import type { debtLot as en } from '../../en/accounting/debt-lot.ts';
import type { Shape } from '../../shape.ts';

export const debtLot = {
  name: 'Khoản nợ',
  act: {
    move: 'Đổi hạn thanh toán',
  },
  state: {
    none: 'Không có',
    not_yet_due: 'Chưa đến hạn',
    due_today: 'Đến hạn hôm nay',
    overdue: 'Quá hạn',
  },
  errors: {
    debt_of_credit: 'Hạn thanh toán của khoản nợ này theo khoản trả chậm của đơn. Hãy đổi hạn ở đó',
    debt_repaid: 'Khoản nợ này đã trả xong',
  },
} satisfies Shape<typeof en>;
