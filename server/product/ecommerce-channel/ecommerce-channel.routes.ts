import { ecommerceChannel } from '@hakobu/contract/product/ecommerce-channel/ecommerce-channel.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { ecommerceChannelSource } from './ecommerce-channel.queries.ts';

export const routes = Object.values(
  resourceRoutes(ecommerceChannel, {
    table: 'ecommerce_channels',
    name: 'ecommerce_channel',
    source: ecommerceChannelSource,
  }),
);
