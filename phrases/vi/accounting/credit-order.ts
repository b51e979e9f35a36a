import type { creditOrder as en } from '../../en/accounting/credit-order.ts';
import type { Shape } from '../../shape.ts';

export const creditOrder = {
  name: 'Tín dụng',
  field: {
    due_date: 'Hạn thanh toán',
    used: 'Đã dùng',
  },
  section: {
    credits: 'Tín dụng',
  },
  act: {
    new_credit: 'Tạo tín dụng',
    draw: 'Dùng tín dụng',
  },
  message: {
    drawn_at_once: '{{amount}} được rút ngay để thanh toán đơn',
    add_wallets: 'Thêm ví',
  },
  title: {
    list: 'Công nợ theo đơn',
  },
  errors: {
    credit_in_use: 'Tín dụng đã được sử dụng nên không thể xóa',
    credit_below_used: 'Tín dụng này đã dùng {{used}}',
    wallet_of_other_customer: 'Ví phải là của khách hàng trong đơn, loại tiền {{currency}}',
  },
  rights: {
    credit_order: {
      name: 'Tín dụng',
      meaning: 'Trả sau trong hạn mức',
    },
    debt: {
      name: 'Chuyển công nợ',
      meaning: 'Chuyển khoản phải trả của vận đơn thành công nợ; xem và sửa là hạn mức của khách',
    },
    debt_override: {
      name: 'Vượt hạn mức công nợ',
      meaning: 'Chuyển công nợ nhiều hơn hạn mức của khách',
    },
  },
} satisfies Shape<typeof en>;
