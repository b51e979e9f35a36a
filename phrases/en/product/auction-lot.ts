import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { auctionLotErrors } from '@hakobu/contract/product/auction-lot/auction-lot.errors.ts';

export const auctionLot = {
  errors: {
    auction_lot_not_found: 'Not Found',
    auction_not_configured: 'No auction site is configured',
  } satisfies ErrorPhrases<typeof auctionLotErrors>,
};
