import type { auction as en } from '../../en/order/auction.ts';
import type { Shape } from '../../shape.ts';

export const auction = {
  errors: {
    auction_is_over: 'Phiên đấu giá này đã kết thúc',
    auction_is_outbid: 'Lô này đã bị vượt giá',
    auction_already_won: 'Lô này đã được ghi nhận thắng',
    lot_won_for_other: 'Lô {{auction_id}} đã được ghi nhận thắng cho đơn {{order_id}}',
    bid_lowered: 'Chỉ được nâng giá. Giá hiện tại là {{current}}',
    bid_needs_confirmation: 'Chỉ còn {{minutes}} phút. Hãy xác nhận giá đặt',
    lot_ended: 'Phiên đấu giá của {{order_id}} đã hết giờ',
  },
} satisfies Shape<typeof en>;
