import * as items from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { listOrderedGoods } from '@hakobu/contract/order/order-item/ordered-goods.endpoints.ts';
import * as ofTypes from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { creatableTypes } from '@hakobu/contract/order/order/order-types.ts';
import { shipmentInfo } from '@hakobu/contract/order/order/shipment-info.endpoints.ts';
import * as endpoints from '@hakobu/contract/order/order/order.endpoints.ts';
import { lookupRoutes } from '#kernel/crud/lookup-route.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { attachmentRoutes } from '#kernel/files/attachment-routes.ts';
import { route } from '#kernel/route.ts';
import { approveOrder, approveOrders } from './approve-order.ts';
import { attachParcel } from './attach-parcel.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkBelowCost } from './check-below-cost.ts';
import { createOrderItem } from './create-order-item.ts';
import { createShipmentInfo } from './create-shipment-info.ts';
import { createOrder, createOrderOfType } from './create-order.ts';
import { deleteOrderItem } from './delete-order-item.ts';
import { deleteOrder } from './delete-order.ts';
import { deleteShipmentInfo } from './delete-shipment-info.ts';
import { detachParcel } from './detach-parcel.ts';
import { ofType } from './of-type.ts';
import { orderItemSource } from './order-item.queries.ts';
import { orderedGoodsSource } from './ordered-goods.queries.ts';
import { orderSource, ordersOf } from './order.queries.ts';
import { getOrder, readOrder } from './read-order.ts';
import { reopenOrder } from './reopen-order.ts';
import { settleQuantities } from './settle-quantities.ts';
import { correctOrderItemPrice, updateOrderItem } from './update-order-item.ts';
import { shipmentInfoSource } from './shipment-info.queries.ts';
import { updateShipmentInfo } from './update-shipment-info.ts';
import { updateOrder } from './update-order.ts';
import { updatePayees } from './update-payees.ts';

const routesOfTypes = creatableTypes.flatMap((type) => [
  listRoute(ofTypes.callsOfType[type].list, ordersOf(type)),
  route(ofTypes.callsOfType[type].get, ofType(type, getOrder)),
  route(ofTypes.callsOfType[type].create, createOrder(type)),
  route(ofTypes.callsOfType[type].update, ofType(type, updateOrder)),
  route(ofTypes.callsOfType[type].delete, ofType(type, deleteOrder)),
]);

export const routes = [
  listRoute(endpoints.listOrders, orderSource),
  route(endpoints.getOrder, getOrder),
  ...routesOfTypes,
  route(ofTypes.createOrder, createOrderOfType),
  route(endpoints.updateOrder, updateOrder),
  route(endpoints.deleteOrder, deleteOrder),
  ...attachmentRoutes(endpoints.orderAttachments, {
    word: 'order',
    source: orderSource,
    read: (ctx, id) => readOrder(ctx, String(id), ['files']),
  }),
  route(endpoints.approveOrder, approveOrder),
  route(endpoints.approveOrders, approveOrders),
  route(endpoints.cancelOrder, cancelOrder),
  route(endpoints.reopenOrder, reopenOrder),
  route(endpoints.settleQuantities, settleQuantities),
  route(ofTypes.attachParcel, ofType('shipment', attachParcel)),
  route(ofTypes.detachParcel, ofType('shipment', detachParcel)),
  route(ofTypes.updatePayees, ofType('payment', updatePayees)),
  listRoute(shipmentInfo.list, shipmentInfoSource),
  rowRoute(shipmentInfo.get, shipmentInfoSource),
  route(shipmentInfo.create, createShipmentInfo),
  route(shipmentInfo.update, updateShipmentInfo),
  route(shipmentInfo.delete, deleteShipmentInfo),
  listRoute(items.listOrderItems, orderItemSource),
  route(items.checkBelowCost, checkBelowCost),
  rowRoute(items.getOrderItem, orderItemSource),
  listRoute(listOrderedGoods, orderedGoodsSource),
  route(items.createOrderItem, createOrderItem),
  route(items.updateOrderItem, updateOrderItem),
  route(items.correctOrderItemPrice, correctOrderItemPrice),
  route(items.deleteOrderItem, deleteOrderItem),
  ...lookupRoutes(endpoints.listOrderStatuses, { table: 'order_statuses', extra: { group: 'group_id' } }),
  ...lookupRoutes(endpoints.listOrderTypes, {
    table: 'order_types',
    extra: { prefix: 'prefix' },
    position: 'id',
  }),
  ...lookupRoutes(endpoints.listShipmentMethods, {
    table: 'shipment_methods',
    extra: { volumetric_factor: 'volumetric_factor' },
    position: 'id',
  }),
];
