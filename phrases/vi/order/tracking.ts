import type { tracking as en } from '../../en/order/tracking.ts';
import type { Shape } from '../../shape.ts';

export const tracking = {
  name: 'Mã vận đơn',
  plural: 'Mã vận đơn',
  title: {
    sale: 'Mã vận đơn của đơn hàng',
  },
  field: {
    checked: 'Đã kiểm',
    orders: 'Đơn hàng',
    purchases: 'Đơn mua',
    sfas: 'Kiện nhập kho',
    boxes: 'Thùng',
  },
  state: {
    received: 'Đã nhận tại kho',
    not_received: 'Chờ nhận',
  },
  errors: {
    tracking_taken: 'Mã vận đơn này đã có',
  },
  rights: {
    tracking: {
      name: 'Mã vận đơn',
      meaning: 'Mã của đơn mua và khách',
    },
  },
  log: {
    tracking_removed: 'Đã gỡ mã vận đơn',
  },
} satisfies Shape<typeof en>;
