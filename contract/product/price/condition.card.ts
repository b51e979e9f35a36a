import { defineCard } from '../../kernel/card.ts';

export const conditionCard = defineCard({
  entity: 'condition',
  label: 'product.price.entities.condition',
  resource: 'condition',
  table: 'price_conditions',
  read: 'helper.condition.get',
  logged: false,
  live: false,
});
