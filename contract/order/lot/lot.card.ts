import { defineCard } from '../../kernel/card.ts';

export const lotCard = defineCard({
  word: 'lot',
  called: 'order.lot.name',
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
      cancelled: 'gray',
    },
  },
  words: { state: 'order.lot.state' },
  logged: false,
  live: false,
});
