import { defineCard } from '../../kernel/card.ts';

export const palletCard = defineCard({
  entity: 'pallet',
  label: 'warehouse.pallet.name',
  resource: 'pallet',
  table: 'pallets',
  numberPrefix: 'PL',
  read: 'warehouse.pallet.get',
  address: [{ path: '/warehouse/internal/assemble-to-stock?pallet_id={id}' }],
  calls: ['warehouse'],
});
