import type { purchase as en } from '../../en/order/purchase.ts';
import type { Shape } from '../../shape.ts';

export const purchase = {
  name: '発注',
  plural: '発注',
  /** What else stands in its folder. */
  nouns: {
    purchase_item: '発注明細',
  },
  title: {
    new: '発注の新規作成',
    one: '発注',
  },
  field: {
    buyer: '購買担当',
  },
  act: {
    attach_tracking: '追跡番号を紐付け',
  },
  message: {
    advance: '仕入先への前払い残高 {{amount}}',
  },
  status: {
    New: '新規',
    Approved: '承認済み',
    Ordered: '注文済み',
    PartiallyReceived: '一部入荷',
    Received: '入荷済み',
    Finish: '完了',
    OutOfStock: '在庫切れ',
    Cancelled: 'キャンセル',
  },
  errors: {
    quantity_over_to_buy: '数量はこの明細の購入残{{maximum}}を超えられません',
    quantity_over_line: '注文明細の合計が購入数量を超えています',
    order_unpaid: '注文{{order_id}}は未払いです（支払前の購入は許可されていません）',
    purchase_wrong_state: '発注は{{status}}です。{{needed}}である必要があります',
    purchase_locked: '発注済みのため明細は変更できません',
    purchase_received: 'この発注の商品は既に入荷しています',
    received_too_much: '数量はこの明細の入荷残{{maximum}}を超えられません',
    purchase_not_ordered: '発注{{purchase_id}}はまだ注文されていません',
  },
  rights: {
    purchase: {
      name: '発注',
      meaning: '仕入先への注文',
    },
    purchase_item: {
      name: '発注明細',
      meaning: '発注した商品と原価',
    },
  },
} satisfies Shape<typeof en>;
