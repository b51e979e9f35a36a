import { defineCard } from '../../kernel/card.ts';

export const auctionLogCard = defineCard({
  entity: 'auction_log',
  label: 'order.auction_log.name',
  resource: 'order',
  table: 'auction_logs',
  read: 'order.auction-log.get',
  valueLabels: { action: 'order.auction_log.action' },
  logged: false,
  live: false,
});
