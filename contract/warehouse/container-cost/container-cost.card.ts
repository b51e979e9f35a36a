import { defineCard } from '../../kernel/card.ts';

export const containerCostCard = defineCard({
  entity: 'container_cost',
  label: 'warehouse.container_cost.name',
  resource: 'container_cost',
  table: 'container_costs',
  numberPrefix: 'CC',
  read: 'warehouse.container-cost.get',
  calls: ['warehouse.container-cost'],
  states: { state: { open: 'orange', in_part: 'yellow', paid: 'green' } },
  valueLabels: { kind: 'warehouse.container_cost.kind', basis: 'warehouse.container_cost.basis' },
  logged: false,
  live: false,
});
