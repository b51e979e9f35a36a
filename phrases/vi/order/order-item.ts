import type { orderItem as en } from '../../en/order/order-item.ts';
import type { Shape } from '../../shape.ts';

export const orderItem = {
  name: 'Dòng hàng',
  title: {
    to_buy: 'Cần mua',
  },
  field: {
    to_buy: 'Cần mua',
    last_price: 'Giá gần nhất',
    orders: 'Đơn hàng',
  },
  act: {
    buy_from: 'Mua từ {{supplier}} ({{count}})',
    buy_from_nobody: 'Mua, chưa chọn nhà cung cấp ({{count}})',
  },
  rights: {
    order_item: {
      name: 'Dòng hàng',
      meaning: 'Hàng đặt và giá',
    },
    list_to_buy: {
      name: 'Cần mua',
      meaning: 'Hàng đơn còn thiếu',
    },
  },
} satisfies Shape<typeof en>;
