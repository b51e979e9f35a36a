import { defineCard } from '../../kernel/card.ts';

export const deliveryPartnerCard = defineCard({
  word: 'delivery_partner',
  called: 'warehouse.goods_delivery.entities.delivery_partner',
  resource: 'goods_delivery',
  table: 'delivery_partners',
  name: 'name',
  logged: false,
  live: false,
});
