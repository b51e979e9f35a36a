import { defineCard } from '../../kernel/card.ts';

export const ecommerceChannelCard = defineCard({
  entity: 'ecommerce_channel',
  label: 'product.ecommerce_channel.name',
  resource: 'affiliate',
  table: 'ecommerce_channels',
  name: 'name',
  read: 'product.ecommerce_channel.get',
  address: [{ path: '/admin/ecommerce/ecommerce-channel?ecommerce_channel_id={id}' }],
});
