import { defineCard } from '../../kernel/card.ts';

export const currencyCard = defineCard({
  entity: 'currency',
  label: 'accounting.fund.entities.currency',
  table: 'currencies',
  key: 'text',
  references: ['currency_id', 'to_currency_id', 'service_fee_currency_id', 'purchase_cost_currency_id'],
  logged: false,
  live: false,
});
