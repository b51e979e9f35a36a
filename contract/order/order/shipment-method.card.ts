import { defineCard } from '../../kernel/card.ts';

export const shipmentMethodCard = defineCard({
  entity: 'shipment_method',
  label: 'order.order.entities.shipment_method',
  table: 'shipment_methods',
  key: 'text',
  rowLabels: 'common.method',
  logged: false,
  live: false,
});
