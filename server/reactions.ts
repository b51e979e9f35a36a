import { on, type Reaction } from './kernel/facts/reaction.ts';
import { refreshOrders } from './order/order/progress/refresh-orders.ts';
import { releaseDistributions } from './order/order-distribution/release-distributions.ts';
import { refreshPurchases } from './order/purchase/progress/refresh-purchases.ts';
import { releaseOwners } from './warehouse/owning-box/release-owners.ts';

/** What follows from the facts that use cases report, in the order in which it follows. */
export const reactions: readonly Reaction[] = [
  // goods that are in boxes of an order are not given back, so the boxes go first
  on('order_cancelled', releaseOwners),
  on('order_cancelled', releaseDistributions),
  on('purchase', refreshPurchases),
  on('order', refreshOrders),
];
