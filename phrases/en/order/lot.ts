import type { LotState } from '@hakobu/contract/order/lot/lot.machine.ts';

export const lot = {
  name: 'Lot',
  state: {
    waiting: 'Awaiting approval',
    bidding: 'Bidding',
    outbid: 'Outbid',
    won: 'Won',
    lost: 'Lost',
    cancelled: 'Cancelled',
  } satisfies Record<LotState, string>,
  action: {
    change: 'Edit lot',
    watch: 'Update current bid',
    raise: 'Raise bid',
    hold: 'Renew hold',
    outbid: 'Mark as outbid',
    win: 'Mark as won',
    lose: 'Mark as lost',
    confirm: 'Confirm',
  },
  field: {
    lot: 'Lot',
    auction_id: 'Auction number',
    ends_at: 'Ends',
    max_bid: 'Maximum bid',
    fee: 'Auction fee',
    domestic_shipping: 'Domestic shipping (Japan)',
    to_hold: 'Amount to hold',
    current_bid: 'Current bid',
    won_price: 'Winning price',
    state: 'Lot status',
    proposed: 'Result on the site',
    result_proposed: 'Result to confirm',
  },
  message: {
    lacks: 'Enter the auction number, title, end and maximum bid',
    confirm: 'The auction ends soon. Bid anyway',
    ended: 'ended',
    result_with_price: 'Auction site: {{result}}, {{price}}',
    result: 'Auction site: {{result}}',
  },
};
