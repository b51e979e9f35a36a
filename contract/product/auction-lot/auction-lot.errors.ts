import { defineErrors } from '../../kernel/error-code.ts';

export const auctionLotErrors = defineErrors({
  auction_lot_not_found: 'not_found',
  auction_not_configured: 'not_found',
});
