import type { creditOrder as en } from '../../en/accounting/credit-order.ts';
import type { Shape } from '../../shape.ts';

export const creditOrder = {
  name: 'Tín dụng đơn hàng',
  field: {
    due_date: 'Hạn thanh toán',
    used: 'Đã dùng',
  },
  section: {
    credits: 'Tín dụng đơn hàng',
  },
  act: {
    new_credit: 'Cấp tín dụng',
    draw: 'Dùng tín dụng',
  },
  message: {
    drawn_at_once: 'Trong đó {{amount}} dùng để thanh toán đơn ngay',
    add_wallets: 'Thêm ví',
  },
  title: {
    list: 'Công nợ theo đơn',
  },
  errors: {
    credit_in_use: 'Tín dụng đã được sử dụng nên không thể xóa',
    credit_below_used: 'Tín dụng này đã dùng {{used}}',
    wallet_of_other_customer: 'Ví phải là ví {{currency}} của khách hàng trong đơn',
  },
  rights: {
    credit_order: {
      name: 'Tín dụng đơn hàng',
      meaning: 'Trả chậm trong hạn mức',
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
