import type { orderItem as en } from '../../en/order/order-item.ts';
import type { Shape } from '../../shape.ts';

export const orderItem = {
  name: '注文明細',
  title: {
    to_buy: '購入リスト',
  },
  field: {
    to_buy: '要購入',
    last_price: '前回価格',
    orders: '注文',
  },
  act: {
    buy_from: '{{supplier}}から購入（{{count}}件）',
    buy_from_nobody: '仕入先未定で購入（{{count}}件）',
  },
  rights: {
    order_item: {
      name: '注文明細',
      meaning: '注文された商品と価格',
    },
    list_to_buy: {
      name: '購入リスト',
      meaning: '注文に不足しているもの',
    },
  },
} satisfies Shape<typeof en>;
