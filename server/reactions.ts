import { on, type Reaction } from './kernel/facts/reaction.ts';
import { refreshOrders } from './order/progress/refresh-orders.ts';
import { refreshPurchases } from './order/purchase-progress/refresh-purchases.ts';

/** What follows from the facts that use cases report, in the order in which it follows. */
export const reactions: readonly Reaction[] = [on('purchase', refreshPurchases), on('order', refreshOrders)];
