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
    short_closed_quantity: '入荷しない数量',
    short_close_reason: '入荷しない理由',
    buyer: '購買担当',
    asked: '提示価格',
    last_bought_at: '最終購入日',
    sub_total: '税抜商品代',
    discount_tax: '税の値引き',
    compensation: '補償',
  },
  section: {
    goods_received: '入荷した商品',
  },
  act: {
    short_close: '不足で締める',
    out_of_stock: '在庫切れ',
    detach_tracking: '外す',
    edit: '費用とメモを変更',
    cancel: '購入を取り消す',
    attach_tracking: '追跡番号を紐付け',
    buy: '{{count}}商品を購入',
    order_at_once: '承認と発注も同時に行う',
    write_by_hand: '手入力で作成',
    use_price: '使う',
    compare_prices: '{{count}}社の価格',
  },
  message: {
    advance: '仕入先への前払い残高 {{amount}}',
    supplier_first: '先に仕入先を選んでください',
    never_bought: 'まだ仕入先がありません',
    cheapest: '最安',
    own_price: 'この仕入先の価格: {{price}}',
    one_box: '1箱: {{count}}',
    cheaper: '{{supplier}}では{{price}}です',
    out_of_stock:
      '{{product}}はこれ以上入荷しません。支払いは不要になり、待っている注文のために再び購入対象になります。',
    nothing_came: 'まだ入荷はありません',
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
    purchase_received: 'この発注の商品は既に入荷しています',
    received_too_much: '数量はこの明細の入荷残{{maximum}}を超えられません',
    purchase_not_ordered: '発注{{purchase_id}}はまだ注文されていません',
    nothing_to_buy: 'この商品を待っている注文はありません',
    no_supplier: 'この商品の仕入先がありません。仕入先を選んでください',
    bought_twice: 'この商品が二重に入っています',
    purchase_last_line: '発注には明細が一つ必要です',
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
