import type { contract as en } from '../../en/order/contract.ts';
import type { Shape } from '../../shape.ts';

export const contract = {
  name: '契約',
  plural: '契約',
  title: {
    new: '新しい契約',
    one: '契約',
    mine: 'ご契約一覧',
  },
  field: {
    start_date: '開始日',
    end_date: '終了日',
    order_count: '注文数',
  },
  /** Shown beside what orders ask, which has other names. */
  agreed: {
    service_fee: '合意手数料',
  },
  section: {
    orders: '注文',
    bills: '送り状',
  },
  act: {
    detach: '外す',
  },
  message: {
    attach_plan: '契約の負担になる運賃',
    detach_plan: '注文の負担に戻る運賃',
  },
  status: {
    Draft: '下書き',
    Open: '有効',
    Closed: '終了',
    Cancelled: 'キャンセル',
  },
  todo: {
    Open: '有効化',
    Closed: '契約を終了',
  },
  errors: {
    contract_wrong_state: '契約は「{{status}}」です。「{{needed}}」でなければ操作できません',
    contract_has_orders: 'この契約には注文があります。先に外してください',
    contract_of_other_customer: '注文{{order_id}}は契約とは別の顧客のものです',
    order_in_contract: '注文{{order_id}}はすでに契約{{contract_id}}に含まれています',
    order_not_in_contract: '注文{{order_id}}はこの契約に含まれていません',
    paid_by_contract: '注文{{order_id}}の運賃は契約{{contract_id}}で精算済みです。先に返金してください',
    ends_before_start: '終了日は開始日より前にできません',
  },
  rights: {
    contract: {
      name: '契約',
      meaning: '顧客との契約',
    },
  },
  log: {
    purchase_cost: '合意商品代',
    service_fee_currency_id: '手数料の通貨',
    purchase_cost_currency_id: '商品代の通貨',
    left_contract_id: '外した契約',
    order_ids: '注文',
    attached_orders: '追加した注文',
    detached_orders: '外した注文',
  },
} satisfies Shape<typeof en>;
