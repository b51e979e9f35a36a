import { defineCard } from '../../kernel/card.ts';

export const debtLotCard = defineCard({
  word: 'debt_lot',
  called: 'accounting.debt_lot.name',
  resource: 'debt',
  table: 'debt_lots',
  states: { due_state: { none: 'gray', not_yet_due: 'cyan', due_today: 'orange', overdue: 'red' } },
  logged: false,
  live: false,
});
