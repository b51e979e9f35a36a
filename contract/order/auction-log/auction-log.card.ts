import { defineCard } from '../../kernel/card.ts';

export const auctionLogCard = defineCard({
  word: 'auction_log',
  called: 'order.auction_log.name',
  resource: 'order',
  table: 'auction_logs',
  read: 'order.auction-log.get',
  words: { action: 'order.auction_log.action' },
  logged: false,
  live: false,
});
