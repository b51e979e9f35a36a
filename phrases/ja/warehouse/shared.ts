import type { shared as en } from '../../en/warehouse/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    not_enough_boxes: '数量は{{available}}（その場所の箱{{box_id}}の数）以下にしてください',
    no_area: '先に作業する倉庫を選択してください',
    not_in_this_warehouse: '{{warehouse}}では作成できません。別の倉庫を選ぶか、エリアを指定してください',
    order_of_other_customer: '注文{{order_id}}は別の顧客のものです',
    bill_in_container: '送り状{{lading_bill_id}}はすでにコンテナ{{container_id}}にあります',
    bill_is_loaded: 'この送り状の箱{{box_id}}は積込済みです。先に荷降ろししてください',
  },
} satisfies Shape<typeof en>;
