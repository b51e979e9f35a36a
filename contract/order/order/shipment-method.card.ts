import { defineCard } from '../../kernel/card.ts';

export const shipmentMethodCard = defineCard({
  word: 'shipment_method',
  called: 'order.order.entities.shipment_method',
  table: 'shipment_methods',
  key: 'text',
  said: 'common.method',
  logged: false,
  live: false,
});
