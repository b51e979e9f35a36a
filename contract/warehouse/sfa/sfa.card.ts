import { defineCard } from '../../kernel/card.ts';

export const sfaCard = defineCard({
  word: 'sfa',
  called: 'warehouse.sfa.name',
  resource: 'sfa',
  table: 'sfas',
  name: 'tracking_code',
  read: 'warehouse.sfa.get',
  calls: ['warehouse', 'order.tracking'],
  address: [{ path: '/warehouse/inbound/purchase-order?sfa_id={id}' }],
});
