import { defineCard } from '../../kernel/card.ts';

export const bankStatementLineCard = defineCard({
  entity: 'bank_statement_line',
  label: 'accounting.bank_statement.entities.bank_statement_line',
  resource: 'card',
  table: 'bank_statement_lines',
  read: 'accounting.bank-statement-line.get',
  states: { state: { open: 'orange', booked: 'green', matched: 'green' } },
  logged: false,
  live: false,
});
