import type { orderDistribution as en } from '../../en/order/order-distribution.ts';
import type { Shape } from '../../shape.ts';

export const orderDistribution = {
  name: 'Phân bổ',
  title: {
    list: 'Phân bổ hàng',
  },
  field: {
    remaining: 'Còn lại',
  },
  act: {
    distribute: 'Phân bổ',
  },
  message: {
    missing: 'Còn thiếu',
  },
  errors: {
    over_distribution: 'Chỉ còn {{maximum}} để phân bổ',
    over_line: 'Dòng đơn hàng chỉ còn cần {{maximum}}',
    distribution_in_boxes: 'Thùng của đơn {{order_id}} chứa hàng này; hãy gỡ thùng khỏi đơn trước',
  },
  rights: {
    order_distribution: {
      name: 'Phân bổ',
      meaning: 'Hàng nào cho đơn nào',
    },
  },
} satisfies Shape<typeof en>;
