import { defineCard } from '../../kernel/card.ts';

export const palletCard = defineCard({
  word: 'pallet',
  resource: 'pallet',
  table: 'pallets',
  read: 'warehouse.pallet.get',
  calls: ['warehouse'],
});
