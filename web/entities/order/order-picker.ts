import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';

/** Finds an order by its number or customer. */
export const orders = {
  endpoint: listOrders,
  query: { include: ['customer'], sort: '-created_at' },
  labelOf: (row: { id: string; customer?: { name: string } | null }) =>
    `${row.id} · ${row.customer?.name ?? ''}`,
};
