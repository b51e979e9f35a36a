import { defineErrors } from '../../kernel/error-code.ts';

export const auctionErrors = defineErrors({
  auction_is_over: 'conflict',
  auction_is_outbid: 'conflict',
  auction_already_won: 'conflict',
  lot_won_for_other: 'conflict',
  bid_lowered: 'validation',
  bid_needs_confirmation: 'conflict',
  lot_ended: 'conflict',
});
