import { defineCard } from '../../kernel/card.ts';

export const palletCard = defineCard({
  word: 'pallet',
  called: 'warehouse.pallet.name',
  resource: 'pallet',
  table: 'pallets',
  read: 'warehouse.pallet.get',
  calls: ['warehouse'],
});
