import { progressStatuses, type OrderStatus } from '@hakobu/contract/order/progress/steps.ts';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';

/** Not approved yet, or over. */
const CLOSED = new Set<OrderStatus>(['NotYetApprove', 'CompletedFinish', 'CompletedCancel']);

/** Finds an order by its number or customer. */
export const orders = {
  endpoint: listOrders,
  query: { include: ['customer'], sort: '-created_at' },
  labelOf: (row: { id: string; customer?: { name: string } | null }) =>
    `${row.id} · ${row.customer?.name ?? ''}`,
};

/** Orders for which goods can still be packed, the oldest first. */
export const packableOrders = {
  ...orders,
  query: {
    ...orders.query,
    sort: 'created_at',
    filter: {
      status_id: progressStatuses.filter((status) => !CLOSED.has(status)).join(','),
    },
  },
  once: true,
};
