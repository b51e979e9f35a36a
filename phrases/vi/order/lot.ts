import type { lot as en } from '../../en/order/lot.ts';
import type { Shape } from '../../shape.ts';

export const lot = {
  name: 'Lô đấu giá',
  state: {
    waiting: 'Chờ duyệt',
    bidding: 'Đang đấu giá',
    outbid: 'Bị vượt giá',
    won: 'Thắng',
    lost: 'Thua',
    cancelled: 'Đã hủy',
  },
  action: {
    change: 'Sửa lô',
    watch: 'Cập nhật giá hiện tại',
    raise: 'Nâng giá',
    hold: 'Giữ tiền lại',
    outbid: 'Ghi nhận bị vượt giá',
    win: 'Ghi nhận thắng',
    lose: 'Ghi nhận thua',
    confirm: 'Xác nhận',
  },
  field: {
    lot: 'Lô',
    auction_id: 'Mã đấu giá',
    ends_at: 'Kết thúc',
    max_bid: 'Giá tối đa',
    fee: 'Phí đấu giá',
    domestic_shipping: 'Vận chuyển nội địa Nhật',
    to_hold: 'Số tiền cần giữ',
    current_bid: 'Giá hiện tại',
    won_price: 'Giá thắng',
    state: 'Trạng thái lô',
    proposed: 'Kết quả trên trang',
    result_proposed: 'Kết quả chờ xác nhận',
  },
  message: {
    lacks: 'Hãy nhập mã đấu giá, tiêu đề, thời điểm kết thúc và giá tối đa',
    confirm: 'Phiên sắp kết thúc. Vẫn đặt giá',
    ended: 'đã kết thúc',
    result_with_price: 'Trang đấu giá báo: {{result}}, {{price}}',
    result: 'Trang đấu giá báo: {{result}}',
  },
} satisfies Shape<typeof en>;
