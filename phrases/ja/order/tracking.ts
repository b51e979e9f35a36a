import type { tracking as en } from '../../en/order/tracking.ts';
import type { Shape } from '../../shape.ts';

export const tracking = {
  name: '追跡番号',
  plural: '追跡番号',
  title: {
    sale: '注文の追跡番号',
  },
  field: {
    checked: '検品済',
    orders: '注文',
    purchases: '発注',
    sfas: '入荷品',
    boxes: '箱',
  },
  state: {
    received: '倉庫受領済',
    not_received: '受領待ち',
  },
  errors: {
    tracking_taken: 'この追跡番号は既にあります',
  },
  rights: {
    tracking: {
      name: '追跡番号',
      meaning: '発注と顧客の追跡番号',
    },
  },
  log: {
    tracking_removed: '外した追跡番号',
  },
} satisfies Shape<typeof en>;
