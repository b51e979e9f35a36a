import type { auction as en } from '../../en/order/auction.ts';
import type { Shape } from '../../shape.ts';

export const auction = {
  errors: {
    auction_is_over: 'このオークションは終了しています',
    auction_is_outbid: 'すでに高値更新されています',
    auction_already_won: 'すでに落札済みです',
    lot_won_for_other: '出品{{auction_id}}は注文{{order_id}}ですでに落札済みです',
    bid_lowered: '入札額は上げることのみできます。現在は{{current}}です',
    bid_needs_confirmation: '残り{{minutes}}分です。入札を確認してください',
    lot_ended: '{{order_id}}のオークションは終了しました',
  },
} satisfies Shape<typeof en>;
