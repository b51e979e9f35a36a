import type { shared as en } from '../../en/order/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    order_not_approved: '注文{{order_id}}は未承認です',
    order_is_cancelled: '注文{{order_id}}はキャンセル済みです',
    order_is_finished: '注文{{order_id}}は完了しているため変更できません',
    quantity_in_use: 'この明細は購入または引当済みです：{{used}}',
    order_line_not_of_product: '注文明細は別の商品です',
  },
} satisfies Shape<typeof en>;
