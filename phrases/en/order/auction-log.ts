export const auctionLog = {
  name: 'Auction log entry',
  title: {
    all: 'Auction log',
  },
  action: {
    bid: 'Bid',
    raise: 'Raised',
    watch: 'Price checked',
    outbid: 'Outbid',
    won: 'Won',
    lost: 'Lost',
    cancelled: 'Cancelled',
  },
  field: {
    action: 'Event',
    price: 'Our bid',
    current_price: 'Current price',
    message: 'Message',
    creator: 'Created by',
  },
};
