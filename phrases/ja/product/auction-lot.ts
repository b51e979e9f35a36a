import type { auctionLot as en } from '../../en/product/auction-lot.ts';
import type { Shape } from '../../shape.ts';

export const auctionLot = {
  errors: {
    auction_lot_not_found: '見つかりません',
    auction_not_configured: 'オークションサイトが設定されていません',
  },
} satisfies Shape<typeof en>;
