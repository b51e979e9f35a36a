import { defineCard } from '../../kernel/card.ts';

export const creditOrderCard = defineCard({
  entity: 'credit_order',
  label: 'accounting.credit_order.name',
  resource: 'credit_order',
  table: 'credit_orders',
  numberPrefix: 'CR',
  read: 'accounting.credit-order.get',
  states: { due_state: { none: 'gray', not_yet_due: 'cyan', due_today: 'orange', overdue: 'red' } },
  logged: false,
  live: false,
});
