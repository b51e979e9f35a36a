import * as endpoints from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { lookupRoutes } from '#kernel/crud/lookup-route.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { addDeliveryBoxes } from './add-delivery-boxes.ts';
import { createGoodsDelivery } from './create-goods-delivery.ts';
import { deleteDeliveryBox } from './delete-delivery-box.ts';
import {
  deliveryPartnerSource,
  goodsDeliveryBoxSource,
  goodsDeliverySource,
  readGoodsDelivery,
} from './goods-delivery.queries.ts';
import { updateGoodsDelivery } from './update-goods-delivery.ts';
import { updateShippingCode } from './update-shipping-code.ts';

export const routes = [
  listRoute(endpoints.listGoodsDeliveries, goodsDeliverySource),
  route(endpoints.getGoodsDelivery, (ctx, { params, include }) => readGoodsDelivery(ctx, params.id, include)),
  route(endpoints.createGoodsDelivery, createGoodsDelivery),
  route(endpoints.updateGoodsDelivery, updateGoodsDelivery),
  listRoute(endpoints.listGoodsDeliveryBoxes, goodsDeliveryBoxSource),
  route(endpoints.createDeliveryBoxes, addDeliveryBoxes),
  route(endpoints.deleteDeliveryBox, deleteDeliveryBox),
  route(endpoints.updateShippingCode, updateShippingCode),
  ...lookupRoutes(endpoints.listGoodsDeliveryStatuses, { table: 'goods_delivery_statuses' }),
  listRoute(endpoints.listDeliveryPartners, deliveryPartnerSource),
];
