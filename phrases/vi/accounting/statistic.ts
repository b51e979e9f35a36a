import type { statistic as en } from '../../en/accounting/statistic.ts';
import type { Shape } from '../../shape.ts';

export const statistic = {
  title: {
    dashboard: 'Tổng quan kế toán',
    customer_debt: 'Công nợ khách hàng',
    supplier_debt: 'Công nợ nhà cung cấp',
    due_customers: 'Hạn nợ khách hàng',
    due_suppliers: 'Hạn nợ nhà cung cấp',
    cards: 'Tồn quỹ theo kỳ',
    movements: 'Phát sinh',
    supplier_account: 'Tài khoản nhà cung cấp',
    account_period: 'Sổ sách kế toán',
  },
  field: {
    wallet_balance: 'Số dư ví',
    net: 'Số dư sau bù trừ',
    overdue: 'Quá hạn',
    not_due: 'Chưa đến hạn',
    days_1_30: '1–30 ngày',
    days_31_60: '31–60 ngày',
    days_61_90: '61–90 ngày',
    days_over_90: 'Trên 90 ngày',
    payment_due_date: 'Hạn thanh toán',
    due_state: 'Tình trạng hạn nợ',
    days_overdue: 'Số ngày quá hạn',
    document: 'Chứng từ',
    repaid: 'Đã trả',
    running: 'Số dư lũy kế',
    opening: 'Đầu kỳ',
    increase: 'Tăng',
    decrease: 'Giảm',
    closing: 'Cuối kỳ',
  },
  message: {
    to_clear: 'Chờ cấn trừ',
    by_period: 'Theo kỳ',
    by_now: 'Hiện tại',
    balanced: 'Sổ sách cân bằng Nợ – Có',
    not_balanced: 'Sổ sách lệch Nợ – Có: {{amount}}',
  },
  account: {
    '3388-W': 'Ví khách hàng',
    '3388-U': 'Tiền thu chưa xác định',
    '131-C': 'Thanh toán đơn hàng',
    '3388-A': 'Bù trừ tiền mua hộ',
    '131-D': 'Phải thu khách hàng (đã chuyển công nợ)',
    '1388-D': 'Phải thu tiền mua hộ',
    '3388-C': 'Phải trả bồi thường',
    '331-A': 'Ứng trước nhà cung cấp',
    '331-P': 'Phải trả nhà cung cấp',
    '331-D': 'Phải trả nhà cung cấp (đã ghi nhận công nợ)',
  },
  rights: {
    account: {
      name: 'Hệ thống tài khoản',
      meaning: 'Tài khoản và tài khoản chi tiết',
    },
    period: {
      name: 'Kỳ kế toán',
      meaning: 'Khóa sổ theo tháng',
    },
    statistic: {
      name: 'Báo cáo',
      meaning: 'Số tổng hợp và báo cáo',
    },
    cost_price: {
      name: 'Giá vốn',
      meaning: 'Giá mua vào của hàng hóa',
    },
    below_cost: {
      name: 'Cảnh báo dưới giá vốn',
      meaning: 'Biết giá bán có thấp hơn giá vốn không, không xem được giá vốn',
    },
  },
} satisfies Shape<typeof en>;
