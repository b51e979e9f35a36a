import type { orderDistribution as en } from '../../en/order/order-distribution.ts';
import type { Shape } from '../../shape.ts';

export const orderDistribution = {
  name: 'Phân bổ',
  title: {
    list: 'Phân bổ hàng',
    margin: 'Lãi gộp theo phân bổ',
  },
  field: {
    remaining: 'Còn lại',
    instead: 'Thay bằng',
    purchase_cost: 'Giá vốn',
    order_price: 'Tiền hàng của đơn',
    margin: 'Lãi gộp',
  },
  section: {
    waiting: 'Đơn đang chờ hàng này',
  },
  act: {
    distribute: 'Phân bổ',
    distribute_proposed: 'Phân bổ theo đề xuất',
  },
  message: {
    missing: 'Còn thiếu',
    proposed: 'Đề xuất phân bổ',
  },
  errors: {
    over_distribution: 'Số lượng không được lớn hơn {{maximum}} còn lại để phân bổ',
    over_line: 'Số lượng không được lớn hơn {{maximum}} mà dòng đơn hàng còn cần',
    distribution_in_boxes: 'Thùng của đơn {{order_id}} chứa hàng này. Hãy gỡ thùng khỏi đơn trước',
    nobody_waits: 'Không có đơn nào đang chờ hàng này',
  },
  rights: {
    order_distribution: {
      name: 'Phân bổ',
      meaning: 'Phân bổ hàng cho đơn',
    },
  },
} satisfies Shape<typeof en>;
