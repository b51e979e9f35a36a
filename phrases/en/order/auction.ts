import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { auctionErrors } from '@hakobu/contract/order/auction/auction.errors.ts';

export const auction = {
  errors: {
    auction_is_over: 'This auction has ended',
    auction_is_outbid: 'This lot has already been outbid',
    auction_already_won: 'This auction is already won',
    lot_won_for_other: 'Lot {{auction_id}} is already won, for order {{order_id}}',
    bid_lowered: 'A bid can only be raised. The current bid is {{current}}',
    bid_needs_confirmation: 'Only {{minutes}} minutes left. Confirm the bid',
    lot_ended: 'The auction of {{order_id}} has ended',
  } satisfies ErrorPhrases<typeof auctionErrors>,
};
