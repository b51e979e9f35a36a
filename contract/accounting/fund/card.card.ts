import { defineCard } from '../../kernel/card.ts';

export const cardCard = defineCard({
  entity: 'card',
  label: 'accounting.fund.entities.card',
  resource: 'card',
  table: 'cards',
  name: 'name',
  references: ['card_id', 'to_card_id'],
  read: 'accounting.card.get',
  address: [{ path: '/accounting/account/bank-card/{id}' }],
});
