import type { freight as en } from '../../en/warehouse/freight.ts';
import type { Shape } from '../../shape.ts';

export const freight = {
  type: {
    by_weight: '重量',
    by_volume: '容積',
    by_chargeable_weight: '請求重量',
    by_quantity: '箱数',
    by_value: '申告価額',
    fixed: '定額',
  },
  range: {
    lading_bill: '送り状全体',
    box: '箱ごと',
  },
} satisfies Shape<typeof en>;
