import { defineCard } from '../../kernel/card.ts';

export const orderDistributionCard = defineCard({
  entity: 'order_distribution',
  label: 'order.order_distribution.name',
  resource: 'order_distribution',
  table: 'order_distributions',
  logged: false,
  live: false,
});
