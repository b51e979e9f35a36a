import type { customerAccount as en } from '../../en/accounting/customer-account.ts';
import type { Shape } from '../../shape.ts';

export const customerAccount = {
  name: 'Tài khoản khách hàng',
  field: {
    sellers: 'Nhân viên bán hàng',
    since: 'Khách hàng từ',
    document: 'Chứng từ',
    handed_over: 'Trong phiếu giao',
    undelivered: 'Chưa giao',
    overdue: 'Quá hạn',
  },
  section: {
    money: 'Ví và tiền chưa thanh toán',
    questions: 'Yêu cầu hỗ trợ',
    debts: 'Công nợ',
  },
  message: {
    open_orders: 'Đang xử lý',
    all_orders: 'Tất cả đơn của khách này',
    no_debts: 'Không còn công nợ',
    first_debts: 'Đang hiện {{shown}} trong {{total}} khoản nợ, hạn sớm nhất trước',
    of_others: 'Chỉ nhân viên bán hàng của khách này, người tạo khách và kế toán xem được.',
  },
  act: {
    new_order: 'Tạo đơn hàng',
  },
} satisfies Shape<typeof en>;
