import { on, type Reaction } from './kernel/facts/reaction.ts';
import { refreshOrders } from './order/progress/refresh-orders.ts';
import { refreshPurchases } from './order/purchase-progress/refresh-purchases.ts';
import { releaseOwners } from './warehouse/owning-box/release-owners.ts';

/** What follows from the facts that use cases report, in the order in which it follows. */
export const reactions: readonly Reaction[] = [
  on('order_cancelled', releaseOwners),
  on('purchase', refreshPurchases),
  on('order', refreshOrders),
];
