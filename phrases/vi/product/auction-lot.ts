import type { auctionLot as en } from '../../en/product/auction-lot.ts';
import type { Shape } from '../../shape.ts';

export const auctionLot = {
  errors: {
    auction_lot_not_found: 'Không tìm thấy',
    auction_not_configured: 'Chưa cấu hình trang đấu giá',
  },
} satisfies Shape<typeof en>;
