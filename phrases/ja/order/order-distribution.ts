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
    instead: '代替商品',
    purchase_cost: '仕入原価',
    order_price: '販売金額',
    margin: '粗利',
  },
  section: {
    waiting: 'この商品を待つ注文',
  },
  act: {
    distribute: '引当',
    distribute_proposed: '提案どおりに引当',
  },
  message: {
    missing: '不足',
    proposed: '引当の提案',
  },
  errors: {
    over_distribution: '数量は引当可能な残り{{maximum}}以下にしてください',
    over_line: '数量はこの注文明細の不足数{{maximum}}以下にしてください',
    distribution_in_boxes: '注文{{order_id}}の箱にこの商品が入っています。先に箱の割当を解除してください',
    nobody_waits: 'この商品を待っている注文はありません',
  },
  rights: {
    order_distribution: {
      name: '引当',
      meaning: '商品を注文に引き当てる',
    },
  },
} satisfies Shape<typeof en>;
