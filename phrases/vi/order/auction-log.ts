import type { auctionLog as en } from '../../en/order/auction-log.ts';
import type { Shape } from '../../shape.ts';

export const auctionLog = {
  name: 'Mục nhật ký đấu giá',
  title: {
    all: 'Nhật ký đấu giá',
  },
  action: {
    bid: 'Đặt giá',
    raise: 'Nâng giá',
    watch: 'Cập nhật giá',
    outbid: 'Bị vượt giá',
    won: 'Thắng',
    lost: 'Thua',
    cancelled: 'Đã hủy',
  },
  field: {
    action: 'Sự kiện',
    price: 'Giá đặt',
    current_price: 'Giá hiện tại',
    message: 'Nội dung',
    creator: 'Người ghi',
  },
} satisfies Shape<typeof en>;
