import type { auctionLog as en } from '../../en/order/auction-log.ts';
import type { Shape } from '../../shape.ts';

export const auctionLog = {
  name: 'オークション記録',
  title: {
    all: 'オークション履歴',
  },
  action: {
    bid: '入札',
    raise: '増額',
    watch: '価格を確認',
    outbid: '高値更新',
    won: '落札',
    lost: '落札できず',
    cancelled: 'キャンセル',
  },
  field: {
    action: 'イベント',
    price: '入札額',
    current_price: '現在価格',
    message: 'メッセージ',
    creator: '記録者',
  },
} satisfies Shape<typeof en>;
