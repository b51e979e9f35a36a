import { defineCard } from '../../kernel/card.ts';

export const bankStatementCard = defineCard({
  entity: 'bank_statement',
  label: 'accounting.bank_statement.name',
  resource: 'card',
  table: 'bank_statements',
  name: 'file_name',
  references: ['statement_id'],
  read: 'accounting.bank-statement.get',
  calls: ['accounting.bank-statement', 'accounting.bank-statement-line'],
  address: [{ path: '/accounting/account/bank-statement/{id}' }],
});
