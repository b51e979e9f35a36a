import type { dashboard as en } from '../../en/common/dashboard.ts';
import type { Shape } from '../../shape.ts';

/** The overview of the administrators. */
export const dashboard = {
  title: 'Tổng quan',
  to_approve: 'Đơn chờ duyệt',
  to_buy: 'Dòng hàng cần mua',
  questions: 'Câu hỏi đang mở',
  customers: 'Khách hàng',
  products: 'Sản phẩm',
  addresses: 'Địa chỉ cần chọn phường',
  by_day: 'Đơn hàng 30 ngày qua',
  money_by_day: 'Tiền 30 ngày qua, theo VND',
  received: 'Tiền vào',
  paid: 'Tiền ra',
  money_total: 'Vào {{received}}, ra {{paid}}',
  thirty_days: '30 ngày qua',
  ninety_days: '90 ngày qua',
  from_to: '{{first}}: {{from}}; hôm nay: {{to}}',
  day: 'Ngày',
  placed: 'Đã đặt',
  cancelled: 'Trong đó đã hủy',
  as_table: 'Xem dạng bảng',
  total: '{{count}} đơn',
  latest_questions: 'Câu hỏi mới nhất',
} satisfies Shape<typeof en>;
