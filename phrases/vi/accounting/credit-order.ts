import type { creditOrder as en } from '../../en/accounting/credit-order.ts';
import type { Shape } from '../../shape.ts';

export const creditOrder = {
  name: 'Khoản trả chậm',
  field: {
    due_date: 'Hạn thanh toán',
    used: 'Đã dùng',
  },
  section: {
    credits: 'Trả chậm theo đơn',
  },
  act: {
    new_credit: 'Cho trả chậm',
    draw: 'Dùng khoản trả chậm',
  },
  message: {
    drawn_at_once: 'Trong đó {{amount}} dùng để thanh toán đơn ngay',
    add_wallets: 'Thêm ví',
  },
  title: {
    list: 'Trả chậm theo đơn',
  },
  errors: {
    credit_in_use: 'Khoản trả chậm đã được sử dụng nên không thể xóa',
    credit_below_used: 'Khoản trả chậm này đã dùng {{used}}',
    wallet_of_other_customer: 'Ví phải là ví {{currency}} của khách hàng trong đơn',
  },
  rights: {
    credit_order: {
      name: 'Trả chậm theo đơn',
      meaning: 'Cho đơn hàng trả chậm trong hạn mức',
    },
    debt: {
      name: 'Chuyển công nợ',
      meaning: 'Chuyển số phải trả của chứng từ thành công nợ; xem và sửa gồm cả hạn mức của khách',
    },
    debt_override: {
      name: 'Vượt hạn mức công nợ',
      meaning: 'Chuyển công nợ vượt hạn mức của khách',
    },
  },
} satisfies Shape<typeof en>;
