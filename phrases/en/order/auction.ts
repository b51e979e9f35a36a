import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { auctionErrors } from '@hakobu/contract/order/auction/auction.errors.ts';

export const auction = {
  errors: {
    auction_is_over: 'This auction is over',
    auction_is_outbid: 'Others bid more already',
    auction_already_won: 'This auction is won already',
    lot_won_for_other: 'Lot {{auction_id}} is won already, for order {{order_id}}',
    bid_lowered: 'Bids only rise: it is {{current}} now',
    bid_needs_confirmation: '{{minutes}} minutes are left. Confirm the bid',
    lot_ended: 'The auction of {{order_id}} has ended',
  } satisfies ErrorPhrases<typeof auctionErrors>,
};
