import { grantEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { grantKindIds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import * as buying from '@hakobu/contract/order/purchase/buying.endpoints.ts';
import * as items from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import * as endpoints from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import * as prices from '@hakobu/contract/order/purchase/supplier-prices.endpoints.ts';
import { lookupRoutes } from '#kernel/crud/lookup-route.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { approvePurchase } from './approve-purchase.ts';
import { attachTracking } from './attach-tracking.ts';
import { attachTrackings } from './attach-trackings.ts';
import { buyFromList } from './buy-from-list.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { correctAdditionalCost } from './correct-additional-cost.ts';
import { createPurchaseItem } from './create-purchase-item.ts';
import { createPurchase } from './create-purchase.ts';
import { deletePurchaseItem } from './delete-purchase-item.ts';
import { deletePurchase } from './delete-purchase.ts';
import { detachTracking } from './detach-tracking.ts';
import { grantCompensation } from './grant-compensation.ts';
import { listGoodsToBuy } from './list-goods-to-buy.ts';
import { orderPurchase } from './order-purchase.ts';
import { orderPurchases } from './order-purchases.ts';
import { buyerSource, receiptSource } from './purchase-receipts.queries.ts';
import { availableSource, purchaseItemSource, purchaseSource } from './purchase.queries.ts';
import { getPurchase, getPurchaseItem } from './read-purchase.ts';
import { listSupplierPrices } from './supplier-prices.ts';
import { correctPurchaseItemPrice, updatePurchaseItem } from './update-purchase-item.ts';
import { updatePurchase } from './update-purchase.ts';

export const routes = [
  listRoute(endpoints.listPurchases, purchaseSource),
  route(endpoints.getPurchase, getPurchase),
  route(endpoints.createPurchase, createPurchase),
  route(endpoints.updatePurchase, updatePurchase),
  route(endpoints.correctAdditionalCost, correctAdditionalCost),
  route(endpoints.approvePurchase, approvePurchase),
  route(endpoints.orderPurchase, orderPurchase),
  route(buying.orderPurchases, orderPurchases),
  route(endpoints.cancelPurchase, cancelPurchase),
  route(endpoints.deletePurchase, deletePurchase),
  route(endpoints.attachTracking, attachTracking),
  route(buying.attachTrackings, attachTrackings),
  route(endpoints.detachTracking, detachTracking),
  listRoute(endpoints.listBuyers, buyerSource),
  listRoute(endpoints.listReceipts, receiptSource),
  rowRoute(endpoints.getReceipt, receiptSource),
  listRoute(items.listPurchaseItems, purchaseItemSource),
  route(items.getPurchaseItem, getPurchaseItem),
  listRoute(items.listAvailable, availableSource),
  route(items.getAvailable, getPurchaseItem),
  route(items.createPurchaseItem, createPurchaseItem),
  route(items.updatePurchaseItem, updatePurchaseItem),
  route(items.correctPurchaseItemPrice, correctPurchaseItemPrice),
  route(items.deletePurchaseItem, deletePurchaseItem),
  route(endpoints.listToBuy, listGoodsToBuy),
  route(buying.buyFromList, buyFromList),
  ...grantKindIds.map((kind) => route(grantEndpoints[kind], grantCompensation(kind))),
  route(prices.listSupplierPrices, listSupplierPrices),
  ...lookupRoutes(endpoints.listPurchaseStatuses, { table: 'purchase_statuses' }),
];
