import type { lot as en } from '../../en/order/lot.ts';
import type { Shape } from '../../shape.ts';

export const lot = {
  name: '出品',
  state: {
    waiting: '承認待ち',
    bidding: '入札中',
    outbid: '高値更新',
    won: '落札',
    lost: '落札できず',
    cancelled: 'キャンセル',
  },
  action: {
    change: '出品を編集',
    watch: '現在価格を更新',
    raise: '入札額を増額',
    hold: '再確保',
    outbid: '高値更新を記録',
    win: '落札を記録',
    lose: '「落札できず」を記録',
    confirm: '確認',
  },
  field: {
    lot: '出品',
    auction_id: 'オークション番号',
    ends_at: '終了',
    max_bid: '最高入札額',
    fee: 'オークション手数料',
    domestic_shipping: '国内送料',
    to_hold: '確保額',
    current_bid: '現在価格',
    won_price: '落札価格',
    state: '出品の状態',
    proposed: 'サイトの結果',
    result_proposed: '確認待ちの結果',
  },
  message: {
    lacks: 'オークション番号、タイトル、終了日時、最高入札額を入力してください',
    confirm: 'まもなく終了しますが、入札します',
    ended: '終了',
    result_with_price: 'サイトの結果：{{result}}（{{price}}）',
    result: 'サイトの結果：{{result}}',
  },
} satisfies Shape<typeof en>;
