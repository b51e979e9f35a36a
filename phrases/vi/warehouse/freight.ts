import type { freight as en } from '../../en/warehouse/freight.ts';
import type { Shape } from '../../shape.ts';

export const freight = {
  type: {
    by_weight: 'Theo cân nặng',
    by_volume: 'Theo thể tích',
    by_chargeable_weight: 'Theo cân tính cước',
    by_quantity: 'Theo số thùng',
    by_value: 'Theo giá trị khai báo',
    fixed: 'Số tiền cố định',
  },
  range: {
    lading_bill: 'Toàn bộ vận đơn',
    box: 'Từng thùng',
  },
} satisfies Shape<typeof en>;
