import type { LotState } from '@hakobu/contract/order/lot/lot.machine.ts';

export const lot = {
  name: 'Lot',
  state: {
    waiting: 'Waits for approval',
    bidding: 'Bidding',
    outbid: 'Outbid',
    won: 'Won',
    lost: 'Lost',
    cancelled: 'Cancelled',
  } satisfies Record<LotState, string>,
  action: {
    change: 'Edit lot',
    watch: 'Note how it stands',
    raise: 'Raise bid',
    hold: 'Hold again',
    outbid: 'Outbid',
    win: 'Won',
    lose: 'Lost',
    confirm: 'Confirm',
  },
  field: {
    lot: 'Lot',
    auction_id: 'Auction number',
    ends_at: 'Ends',
    max_bid: 'Highest bid',
    fee: 'Auction fee',
    domestic_shipping: 'Shipping in Japan',
    to_hold: 'Held until the end',
    current_bid: 'Current bid',
    won_price: 'Price won',
    state: 'State of the lot',
    proposed: 'The site says',
    result_proposed: 'Result to confirm',
  },
  message: {
    lacks: 'Give the auction number, the title, the end and the highest bid',
    confirm: 'The auction ends soon. Bid all the same',
    ended: 'ended',
    told_at: 'The auction site says: {{result}}, {{price}}',
    told: 'The auction site says: {{result}}',
  },
};
