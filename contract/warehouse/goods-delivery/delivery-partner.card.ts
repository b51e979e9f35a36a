import { defineCard } from '../../kernel/card.ts';

export const deliveryPartnerCard = defineCard({
  entity: 'delivery_partner',
  label: 'warehouse.goods_delivery.entities.delivery_partner',
  resource: 'goods_delivery',
  table: 'delivery_partners',
  name: 'name',
  logged: false,
  live: false,
});
