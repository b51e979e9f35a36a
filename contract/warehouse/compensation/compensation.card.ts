import { defineCard } from '../../kernel/card.ts';

export const compensationCard = defineCard({
  entity: 'compensation',
  label: 'warehouse.compensation.name',
  resource: 'order_compensation',
  table: 'compensations',
  numberPrefix: 'CP',
  read: 'warehouse.order-compensation.get',
  calls: ['warehouse.order-compensation', 'warehouse.lading-bill-compensation'],
  states: { state: { open: 'orange', in_part: 'yellow', decided: 'cyan', paid: 'green' } },
  valueLabels: { type: 'warehouse.compensation.type' },
  logged: false,
  live: false,
});
