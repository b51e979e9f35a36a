import { defineCard } from '../../kernel/card.ts';

export const orderDistributionCard = defineCard({
  word: 'order_distribution',
  resource: 'order_distribution',
  table: 'order_distributions',
  logged: false,
  live: false,
});
