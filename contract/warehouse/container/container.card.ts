import { defineCard } from '../../kernel/card.ts';

export const containerCard = defineCard({
  entity: 'container',
  label: 'warehouse.container.name',
  resource: 'container',
  table: 'containers',
  name: 'name',
  logLinks: {
    attached: 'lading_bill',
    detached: 'lading_bill',
    container_cost_deleted: 'container_cost',
  },
  read: 'warehouse.container.get',
  calls: ['warehouse'],
  progress: true,
  address: [{ path: '/warehouse/outbound/transfer-order?container_id={id}' }],
  states: { status: { open: 'gray', cut_off: 'blue', arrived: 'green' } },
  valueLabels: { status: 'warehouse.container.status' },
  find: [{ type: 'container', order: 8, path: 'containers', title: '{name}' }],
});
