import { on, type EventHandler } from './kernel/events/event-handler.ts';
import { bidForLots, closeLots, reopenLots } from './order/auction/follow-order.ts';
import { refreshOrders } from './order/order/progress/refresh-orders.ts';
import { earnOrders, followCharges, takeGoodsIn } from './order/earning/follow-goods.ts';
import { releaseDistributions } from './order/order-distribution/release-distributions.ts';
import { buyFromPayees } from './order/purchase/buy-from-payees.ts';
import { refreshLastPrices } from './order/purchase/last-prices.ts';
import { refreshPurchases } from './order/purchase/progress/refresh-purchases.ts';
import { releaseOwners } from './warehouse/owning-box/release-owners.ts';
import { chargeShippingOf } from './warehouse/sfa/charge-shipping.ts';

/** What follows from the facts that use cases report, in the order in which it follows. */
export const eventHandlers: readonly EventHandler[] = [
  on('order_approved', buyFromPayees),
  on('order_approved', bidForLots),
  // goods that are in boxes of an order are not given back, so the boxes go first
  on('order_cancelled', releaseOwners),
  on('order_cancelled', releaseDistributions),
  on('order_cancelled', closeLots),
  on('order_reopened', reopenLots),
  on('tracking', chargeShippingOf),
  on('purchase', refreshPurchases),
  on('order', refreshOrders),
  // the books come last: their accounts are locked behind everything else
  on('charge', followCharges),
  on('goods_in', takeGoodsIn),
  on('earned', earnOrders),
  // whoever buys the same meets here: behind all that others wait for
  on('price', refreshLastPrices),
];
