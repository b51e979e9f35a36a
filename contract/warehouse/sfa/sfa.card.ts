import { defineCard } from '../../kernel/card.ts';

export const sfaCard = defineCard({
  entity: 'sfa',
  label: 'warehouse.sfa.name',
  resource: 'sfa',
  table: 'sfas',
  numberPrefix: 'SFA',
  name: 'tracking_code',
  read: 'warehouse.sfa.get',
  valueLabels: { state: 'warehouse.sfa.state' },
  calls: ['warehouse', 'order.tracking'],
  progress: true,
  address: [{ path: '/warehouse/inbound/purchase-order?sfa_id={id}' }],
  find: [{ type: 'sfa', order: 13, path: 'sfas', title: '{number}', detail: ['{tracking_code}'] }],
});
