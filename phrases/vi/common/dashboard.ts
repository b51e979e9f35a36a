import type { dashboard as en } from '../../en/common/dashboard.ts';
import type { Shape } from '../../shape.ts';

/** The overview of the administrators. */
export const dashboard = {
  title: 'Tổng quan',
  to_approve: 'Đơn chờ duyệt',
  to_buy: 'Dòng hàng cần mua',
  questions: 'Yêu cầu hỗ trợ đang mở',
  customers: 'Khách hàng',
  products: 'Sản phẩm',
  addresses: 'Địa chỉ cần chọn xã/phường',
  orders: 'Đơn hàng',
  cash_flow: 'Dòng tiền (VND)',
  received: 'Tiền vào',
  paid: 'Tiền ra',
  cash_compared: 'Vào {{received}} (kỳ trước {{received_before}}), ra {{paid}} ({{paid_before}})',
  thirty_days: '30 ngày qua',
  ninety_days: '90 ngày qua',
  from_to: '{{first}}: {{from}}; hôm nay: {{to}}',
  day: 'Ngày',
  month: 'Tháng',
  before: '{{name}} kỳ trước',
  period_title: 'Khoảng thời gian',
  period: { '7': '7 ngày', '30': '30 ngày', '90': '90 ngày', '12m': '12 tháng' },
  placed: 'Đã đặt',
  cancelled: 'Đã hủy',
  as_table: 'Xem dạng bảng',
  orders_compared: '{{count}} đơn, kỳ trước {{before}}',
  latest_questions: 'Yêu cầu hỗ trợ mới nhất',
} satisfies Shape<typeof en>;
