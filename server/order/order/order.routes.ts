import * as endpoints from '@hakobu/contract/order/order/order.endpoints.ts';
import {
  listOrderItems,
  updateOrderItem as updateItemEndpoint,
} from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { sql } from 'kysely';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { both } from '#kernel/list/list-source.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { route } from '#kernel/route.ts';
import { approveOrder } from './approve-order.ts';
import { cancelOrder, reopenOrder } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { orderItemSource } from './order-item.queries.ts';
import { orderSource, readOrder } from './order.queries.ts';
import { updateOrderItem } from './update-order-item.ts';
import { updateOrder } from './update-order.ts';

/** The orders of one type; the other types join with lists of their own. */
const retailSource = {
  ...orderSource,
  access: (ctx: Parameters<typeof orderSource.access>[0]) =>
    both([orderSource.access(ctx), sql`o.type_id = 'retail'`]),
};

export const routes = [
  route(endpoints.listOrders, (ctx, { list }) => listRows(ctx, endpoints.listOrders.list, orderSource, list)),
  route(endpoints.listRetailOrders, (ctx, { list }) =>
    listRows(ctx, endpoints.listRetailOrders.list, retailSource, list),
  ),
  route(endpoints.getOrder, (ctx, { params, include, append }) => readOrder(ctx, params.id, include, append)),
  route(endpoints.getRetailOrder, (ctx, { params, include, append }) =>
    readOrder(ctx, params.id, include, append),
  ),
  route(endpoints.createRetailOrder, (ctx, { body }) => createOrder(ctx, 'retail', body)),
  route(endpoints.updateOrder, updateOrder),
  route(endpoints.approveOrder, approveOrder),
  route(endpoints.cancelOrder, cancelOrder),
  route(endpoints.reopenOrder, reopenOrder),
  route(listOrderItems, (ctx, { list }) => listRows(ctx, listOrderItems.list, orderItemSource, list)),
  route(updateItemEndpoint, updateOrderItem),
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
