export const auctionLog = {
  name: 'Auction entry',
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
    action: 'What happened',
    price: 'Our price',
    current_price: 'Current price',
    message: 'Message',
    creator: 'By',
  },
};
