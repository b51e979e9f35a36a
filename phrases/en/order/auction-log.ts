export const auctionLog = {
  name: 'Auction log entry',
  title: {
    all: 'Auction log',
  },
  action: {
    bid: 'Bid',
    raise: 'Raised',
    watch: 'Watched',
    outbid: 'Outbid',
    won: 'Won',
    lost: 'Lost',
    cancelled: 'Cancelled',
  },
  field: {
    action: 'Event',
    price: 'Our price',
    current_price: 'Current price',
    message: 'Message',
    creator: 'Created by',
  },
};
