import {
  listOrderItems,
  updateOrderItem as updateOrderItemEndpoint,
} from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { offeredTypes } from '@hakobu/contract/order/order/order-types.ts';
import * as endpoints from '@hakobu/contract/order/order/order.endpoints.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { approveOrder } from './approve-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { orderItemSource } from './order-item.queries.ts';
import { orderSource, ordersOf } from './order.queries.ts';
import { getOrder } from './read-order.ts';
import { reopenOrder } from './reopen-order.ts';
import { updateOrderItem } from './update-order-item.ts';
import { updateOrder } from './update-order.ts';

const routesOfTypes = offeredTypes.flatMap((type) => [
  listRoute(endpoints.callsOfType[type].list, ordersOf(type)),
  route(endpoints.callsOfType[type].get, getOrder),
  route(endpoints.callsOfType[type].create, createOrder(type)),
]);

export const routes = [
  listRoute(endpoints.listOrders, orderSource),
  route(endpoints.getOrder, getOrder),
  ...routesOfTypes,
  route(endpoints.updateOrder, updateOrder),
  route(endpoints.approveOrder, approveOrder),
  route(endpoints.cancelOrder, cancelOrder),
  route(endpoints.reopenOrder, reopenOrder),
  listRoute(listOrderItems, orderItemSource),
  route(updateOrderItemEndpoint, updateOrderItem),
  lookupRoute(endpoints.listOrderStatuses, { table: 'order_statuses', extra: { group: 'group_id' } }),
  lookupRoute(endpoints.listOrderTypes, {
    table: 'order_types',
    extra: { prefix: 'prefix' },
    position: 'id',
  }),
  lookupRoute(endpoints.listShipmentMethods, {
    table: 'shipment_methods',
    extra: { volumetric_factor: 'volumetric_factor' },
    position: 'id',
  }),
];
