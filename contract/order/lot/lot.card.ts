import { defineCard } from '../../kernel/card.ts';

export const lotCard = defineCard({
  entity: 'lot',
  label: 'order.lot.name',
  resource: 'order',
  table: 'auction_lots',
  name: 'title',
  states: {
    state: {
      waiting: 'gray',
      bidding: 'blue',
      outbid: 'orange',
      won: 'green',
      lost: 'red',
      cancelled: 'red',
    },
  },
  valueLabels: { state: 'order.lot.state' },
  logged: false,
  live: false,
});
