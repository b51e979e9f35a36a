import { defineCard } from '../../kernel/card.ts';

export const debtLotCard = defineCard({
  entity: 'debt_lot',
  label: 'accounting.debt_lot.name',
  resource: 'debt',
  table: 'debt_lots',
  logged: false,
  live: false,
});
