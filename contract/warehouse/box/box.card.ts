import { defineCard } from '../../kernel/card.ts';

export const boxCard = defineCard({
  entity: 'box',
  label: 'warehouse.box.name',
  resource: 'box',
  table: 'boxes',
  numberPrefix: 'B',
  references: ['box_id', 'box_ref_id', 'box_parent_id'],
  read: 'warehouse.box.get',
  valueLabels: { state: 'warehouse.box.state' },
  calls: ['warehouse'],
  progress: true,
  address: [{ path: '/warehouse/internal/boxes/management?box_id={id}' }],
  states: { closed_at: { closed: 'green' } },
  find: [
    { type: 'box', order: 5, path: 'boxes', title: '{number}', detail: ['{length} × {width} × {height}'] },
  ],
});
