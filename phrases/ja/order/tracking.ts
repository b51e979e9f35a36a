import type { tracking as en } from '../../en/order/tracking.ts';
import type { Shape } from '../../shape.ts';

export const tracking = {
  name: '追跡番号',
  plural: '追跡番号',
  state: {
    false: '入荷待ち',
    true: '倉庫で受領済み',
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
