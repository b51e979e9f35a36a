import * as endpoints from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { approvePurchase } from './approve-purchase.ts';
import { attachTracking } from './attach-tracking.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { createPurchase } from './create-purchase.ts';
import { detachTracking } from './detach-tracking.ts';
import { listGoodsToBuy } from './list-goods-to-buy.ts';
import { orderPurchase } from './order-purchase.ts';
import { purchaseItemSource, purchaseSource } from './purchase.queries.ts';
import { getPurchase } from './read-purchase.ts';
import { updatePurchaseItem } from './update-purchase-item.ts';
import { updatePurchase } from './update-purchase.ts';

export const routes = [
  listRoute(endpoints.listPurchases, purchaseSource),
  route(endpoints.getPurchase, getPurchase),
  route(endpoints.createPurchase, createPurchase),
  route(endpoints.updatePurchase, updatePurchase),
  route(endpoints.approvePurchase, approvePurchase),
  route(endpoints.orderPurchase, orderPurchase),
  route(endpoints.cancelPurchase, cancelPurchase),
  route(endpoints.attachTracking, attachTracking),
  route(endpoints.detachTracking, detachTracking),
  listRoute(endpoints.listPurchaseItems, purchaseItemSource),
  route(endpoints.updatePurchaseItem, updatePurchaseItem),
  route(endpoints.listToBuy, listGoodsToBuy),
  lookupRoute(endpoints.listPurchaseStatuses, { table: 'purchase_statuses' }),
];
