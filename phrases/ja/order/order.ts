import type { order as en } from '../../en/order/order.ts';
import type { Shape } from '../../shape.ts';

export const order = {
  name: '注文',
  /** What else stands in its folder. */
  nouns: {
    shipment_method: '輸送方法',
  },
  title: {
    retail: '小売注文',
    new_retail: '小売注文の新規作成',
    one: '注文',
    mine: '自分の注文',
  },
  field: {
    sale: '販売担当',
    tax_percent: '税率%',
    discount_percent: '税割引%',
    with_tax: '税込価格',
    tax: '税',
    expected_delivery: '希望納期',
  },
  section: {
    progress: '進捗',
  },
  act: {
    pay_goods: '商品代を支払う',
    pay_service: '運賃・手数料を支払う',
    refund: '返金',
  },
  message: {
    cancel_plan: 'キャンセルの内容',
    plan_purchases: '停止する発注：{{list}}',
    plan_distributions: '解除する引当：{{count}}',
    plan_boxes: '解放する箱：{{count}}',
    plan_refund: 'ウォレットへ返金：{{amount}}',
    plan_write_back: '債務の取消：{{amount}}',
    plan_nothing: '他に取り消すものはありません',
  },
  status: {
    NotYetApprove: '未承認',
    CompletedApprove: '承認済み',
    CompletedPurchaseCostPayment: '商品代支払済み',
    CompletedPurchaseCostDebit: '商品代掛売',
    CompletedPurchases: '購入済み',
    CompletedReceiveJp: '日本入荷済み',
    CompletedServicePayment: 'サービス料支払済み',
    CompletedServiceDebit: 'サービス料掛売',
    CompletedShippingJp: '日本出荷済み',
    CompletedReceiveVn: 'ベトナム入荷済み',
    CompletedShippingVn: 'ベトナム配送済み',
    CompletedFinish: '完了',
    CompletedCancel: 'キャンセル',
  },
  step: {
    approve: '承認',
    purchase_cost: '商品代',
    purchases: '購入',
    receive_jp: '日本入荷',
    service: '運賃・手数料',
    shipping_jp: '日本出荷',
    receive_vn: 'ベトナム入荷',
    shipping_vn: '引渡し',
    finish: '完了',
  },
  missing: {
    approval: '承認が必要',
    purchase_cost_unsolved: '商品代が未払い',
    goods_to_buy: '未購入の商品あり',
    goods_to_receive: '未入荷・未引当の商品あり',
    boxes_to_own: '箱が未割当',
    freight_to_assess: '運賃未計算の箱あり',
    service_unsolved: '運賃・手数料が未払い',
    boxes_to_ship: '未出荷の箱あり',
    boxes_to_arrive: '未到着の箱あり',
    boxes_to_hand_over: '未引渡しの箱あり',
    deliveries_to_confirm: '未確認の配送あり',
    outstanding_debt: '債務残高あり',
    refund_due: '要返金',
    compensation_unsolved: '補償が未処理',
  },
  type: {
    retail: '小売',
    wholesale: '卸売',
    shipment: '転送',
    payment: '代理支払',
    auction: 'オークション',
  },
  errors: {
    status_is_computed: 'ステータスは注文の経過から決まり、直接設定できません',
    order_already_approved: 'この注文は既に承認済みです',
    order_not_cancelled: 'この注文はキャンセルされていません',
    order_cannot_be_cancelled: 'この注文の商品は船荷証券{{lading_bills}}にあります。先に外してください',
  },
  rights: {
    order: {
      name: '注文',
      meaning: '5種類すべての注文',
    },
    shipment_info: {
      name: '配送情報',
      meaning: '差出人と受取人',
    },
    order_approval: {
      name: '注文承認',
      meaning: '注文を先へ進める手続き',
    },
    order_cancel: {
      name: '注文取消',
      meaning: '注文の停止と返金',
    },
    order_compensation: {
      name: '注文補償',
      meaning: '紛失・破損の補償',
    },
    contract: {
      name: '契約',
      meaning: '顧客との契約',
    },
  },
  told: {
    order_approved: {
      title: '注文 {{order_id}} が承認されました',
      text: '{{name}}さんが承認しました。',
    },
    order_cancelled: {
      title: '注文 {{order_id}} がキャンセルされました',
      text: '{{name}}さんがキャンセルしました。',
    },
  },
  log: {
    base_service_fee: '手数料',
    insurance_fee: '保険料',
    special_goods_fee: '特殊品',
    cancelled_quantity: '取消数量',
  },
} satisfies Shape<typeof en>;
