import { createFileRoute } from '@tanstack/react-router';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { preloadList } from '#client/preload-list.ts';
import { orderQuery } from '#entities/order/order-columns.tsx';
import { OrdersOfAllTypes } from '#entities/order/order-list.tsx';
import { orderStaffRights } from '#entities/order/order-staff.ts';

export const Route = createFileRoute('/_shell/sale/orders/')({
  component: OrdersOfAllTypes,
  loader: preloadList(listOrders, 'orders', orderQuery),
  staticData: {
    title: ($) => $.order.order.title.all,
    needs: { any: orderStaffRights },
    menu: { group: 'sale', order: 1 },
    tasks: [
      {
        id: 'orders_to_approve',
        call: 'order.order.list',
        path: 'orders',
        store: 'orders',
        filter: { status_id: 'NotYetApprove' },
        needs: { resource: 'order_approval', action: 'update' },
      },
      {
        id: 'orders_to_settle',
        department: 'accounting',
        call: 'order.order.list',
        path: 'orders',
        store: 'orders',
        filter: { unsettled: 'true' },
        needs: { resource: 'transaction', action: 'create' },
      },
    ],
  },
});
