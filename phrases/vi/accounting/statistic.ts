import type { statistic as en } from '../../en/accounting/statistic.ts';
import type { Shape } from '../../shape.ts';

export const statistic = {
  title: {
    account_period: 'Sổ sách kế toán',
  },
  field: {
    opening: 'Đầu kỳ',
    increase: 'Tăng',
    decrease: 'Giảm',
    closing: 'Cuối kỳ',
  },
  message: {
    balanced: 'Sổ kế toán cân bằng',
    not_balanced: 'Sổ kế toán lệch: {{amount}}',
  },
  account: {
    111: 'Tiền mặt',
    112: 'Tiền gửi ngân hàng',
    113: 'Tiền đang chuyển',
    515: 'Lãi tỷ giá',
    635: 'Lỗ tỷ giá',
    '3388-W': 'Ví khách hàng',
    '3388-U': 'Tiền thu chưa xác định',
    '131-C': 'Thanh toán bù trừ đơn hàng',
    '3388-A': 'Bù trừ tiền hàng hộ',
    '131-D': 'Phải thu khách hàng đã ghi nợ',
    '1388-D': 'Phải thu hộ',
    '3388-C': 'Phải trả bồi thường',
    '331-A': 'Ứng trước nhà cung cấp',
    '331-P': 'Phải trả nhà cung cấp',
  },
  rights: {
    account: {
      name: 'Tài khoản kế toán',
      meaning: 'Hệ thống tài khoản',
    },
    period: {
      name: 'Kỳ kế toán',
      meaning: 'Khóa sổ theo tháng',
    },
    statistic: {
      name: 'Thống kê',
      meaning: 'Tổng hợp và báo cáo',
    },
    cost_price: {
      name: 'Giá vốn',
      meaning: 'Giá mình mua vào',
    },
  },
} satisfies Shape<typeof en>;
