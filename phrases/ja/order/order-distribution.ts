import type { orderDistribution as en } from '../../en/order/order-distribution.ts';
import type { Shape } from '../../shape.ts';

export const orderDistribution = {
  name: '引当',
  title: {
    list: '引当',
    margin: '引当商品の粗利',
  },
  field: {
    remaining: '残り',
    instead: '現在の希望商品',
    purchase_cost: '仕入原価',
    order_price: '注文金額',
    margin: '粗利',
  },
  section: {
    waiting: 'この商品を待つ注文',
  },
  act: {
    distribute: '引当する',
    distribute_proposed: '提案どおりに引当',
  },
  message: {
    missing: '不足',
    proposed: '引当の内訳',
  },
  errors: {
    over_distribution: '数量は引当可能な残り{{maximum}}を超えられません',
    over_line: '数量はこの注文明細の必要残{{maximum}}を超えられません',
    distribution_in_boxes: '注文{{order_id}}の箱に入っています。先に箱の割当を解除してください',
    nobody_waits: 'この商品を待っている注文はありません',
  },
  rights: {
    order_distribution: {
      name: '引当',
      meaning: 'どの商品をどの注文へ',
    },
  },
} satisfies Shape<typeof en>;
