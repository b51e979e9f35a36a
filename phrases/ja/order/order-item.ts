import type { orderItem as en } from '../../en/order/order-item.ts';
import type { Shape } from '../../shape.ts';

export const orderItem = {
  name: '注文明細',
  title: {
    goods: '注文商品',
    to_buy: '購入リスト',
  },
  field: {
    state: '状態',
    waits_for: '待ち状況',
    ordered_at: '注文日',
    bought: '購入数',
    packed: '梱包数',
    shipped: '出荷数',
    handed_over: '納品数',
    to_buy: '購入待ち',
    last_price: '前回価格',
    original_product: '元の商品',
    orders: '注文',
  },
  message: {
    below_cost: '原価割れ：原価{{cost}}（税込）、粗利{{margin}}',
    is_below_cost: '原価割れ',
    approve_below_cost: '原価割れの明細が{{count}}件あります：{{products}}。このまま承認しますか？',
    lines_below_cost: '原価割れの明細：{{count}}件',
    lacks_product: '1行以上で商品を選択してください',
    lacks_payee: '支払先の仕入先を1社以上選択してください',
    scan_or_paste: '商品をスキャンするか、表の行（コード、数量、単価）を商品欄に貼り付けてください',
    taken: '{{count}}行を追加しました',
    unknown_codes: '取り込みませんでした。商品がないか、複数あるコードです：{{codes}}',
    paste_payees: '表の行（仕入先、金額、備考）を仕入先欄に貼り付けられます',
    unknown_suppliers: '取り込みませんでした。仕入先がないか、複数ある名前です：{{names}}',
    unreadable: '取り込みませんでした。数値ではありません：{{figures}}',
  },
  state: {
    to_buy: '購入待ち',
    bought: '購入済み',
    received: '入荷済み',
    packed: '梱包済み',
    shipped: '日本出荷済み',
    handed_over: '納品済み',
    cancelled: 'キャンセル',
  },
  waits: {
    buying: '購入待ち',
    goods: '入荷待ち',
  },
  errors: {
    product_banned: 'この輸送方法では発送できません：{{products}}',
    lines_of_other_kind: '注文{{order_id}}には商品明細がありません',
    line_is_won:
      'これは注文{{order_id}}の落札品です。価格の訂正のみ可能で、取りやめる場合は注文をキャンセルしてください',
    line_price_is_fixed: 'この明細は購入済みのため価格は確定しています。「価格を訂正」を使用してください',
    line_is_bought: 'この明細は購入済みです。一部をキャンセルしてください',
    order_of_one_line: '注文{{order_id}}の唯一の明細です。注文をキャンセルしてください',
  },
  rights: {
    order_item: {
      name: '注文明細',
      meaning: '注文した商品と価格',
    },
    list_to_buy: {
      name: '購入リスト',
      meaning: '注文に不足している商品',
    },
  },
} satisfies Shape<typeof en>;
