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
  addresses: 'Địa chỉ cần chọn phường',
  by_day: 'Đơn hàng, 30 ngày qua',
  money_by_day: 'Dòng tiền, 30 ngày qua (VND)',
  received: 'Tiền vào',
  paid: 'Tiền ra',
  money_total: 'Vào {{received}}, ra {{paid}}',
  thirty_days: '30 ngày qua',
  ninety_days: '90 ngày qua',
  from_to: '{{first}}: {{from}}; hôm nay: {{to}}',
  day: 'Ngày',
  placed: 'Đã đặt',
  cancelled: 'Đã hủy',
  as_table: 'Xem dạng bảng',
  total: '{{count}} đơn',
  latest_questions: 'Yêu cầu hỗ trợ mới nhất',
} satisfies Shape<typeof en>;
