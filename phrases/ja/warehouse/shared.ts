import type { shared as en } from '../../en/warehouse/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    not_enough_boxes: '数量は{{available}}を超えられません（その場所の箱{{box_id}}の数）',
    no_area: '先に作業する倉庫を選んでください',
    not_in_this_warehouse: '{{warehouse}} では作成できません。別の倉庫を選ぶか、エリアを指定してください',
    order_of_other_customer: '注文{{order_id}}は別の顧客のものです',
    bill_in_container: '送り状{{lading_bill_id}}は既にコンテナ{{container_id}}にあります',
    bill_is_loaded: 'この送り状の箱{{box_id}}は積込済みです。先に降ろしてください',
  },
} satisfies Shape<typeof en>;
