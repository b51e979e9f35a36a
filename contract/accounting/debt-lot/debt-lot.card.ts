import { defineCard } from '../../kernel/card.ts';

export const debtLotCard = defineCard({
  word: 'debt_lot',
  called: 'accounting.debt_lot.name',
  resource: 'debt',
  table: 'debt_lots',
  logged: false,
  live: false,
});
