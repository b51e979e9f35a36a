import type { tracking as en } from '../../en/order/tracking.ts';
import type { Shape } from '../../shape.ts';

export const tracking = {
  name: 'Mã vận đơn',
  plural: 'Mã vận đơn',
  state: {
    false: 'Chờ nhận',
    true: 'Đã nhận tại kho',
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
