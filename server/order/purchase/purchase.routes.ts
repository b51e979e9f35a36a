import * as endpoints from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { route } from '#kernel/route.ts';
import { attachTracking, detachTracking } from './attach-tracking.ts';
import {
  approvePurchase,
  cancelPurchase,
  orderPurchase,
  updatePurchase,
  updatePurchaseItem,
} from './change-purchase.ts';
import { createPurchase } from './create-purchase.ts';
import { toBuySource } from './list-to-buy.queries.ts';
import { mayBuyBeforePayment } from './order-lines.ts';
import { purchaseItemSource, purchaseSource, readPurchase } from './purchase.queries.ts';

export const routes = [
  route(endpoints.listPurchases, (ctx, { list }) =>
    listRows(ctx, endpoints.listPurchases.list, purchaseSource, list),
  ),
  route(endpoints.getPurchase, (ctx, { params, include }) => readPurchase(ctx, params.id, include)),
  route(endpoints.createPurchase, createPurchase),
  route(endpoints.updatePurchase, updatePurchase),
  route(endpoints.approvePurchase, approvePurchase),
  route(endpoints.orderPurchase, orderPurchase),
  route(endpoints.cancelPurchase, cancelPurchase),
  route(endpoints.attachTracking, attachTracking),
  route(endpoints.detachTracking, detachTracking),
  route(endpoints.listPurchaseItems, (ctx, { list }) =>
    listRows(ctx, endpoints.listPurchaseItems.list, purchaseItemSource, list),
  ),
  route(endpoints.updatePurchaseItem, updatePurchaseItem),
  route(endpoints.listToBuy, async (ctx, { list }) =>
    listRows(ctx, endpoints.listToBuy.list, toBuySource(ctx, await mayBuyBeforePayment(ctx)), list),
  ),
  lookupRoute(endpoints.listPurchaseStatuses, { table: 'purchase_statuses' }),
];
