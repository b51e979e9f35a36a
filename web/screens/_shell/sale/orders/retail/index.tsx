import { createFileRoute } from '@tanstack/react-router';
import { callsOfType } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { preloadList } from '#client/preload-list.ts';
import { orderQuery } from '#entities/order/order-columns.tsx';
import { OrderList } from '#entities/order/order-list.tsx';
import { orderStaffRights } from '#entities/order/order-staff.ts';

export const Route = createFileRoute('/_shell/sale/orders/retail/')({
  component: () => <OrderList type="retail" />,
  loader: preloadList(callsOfType.retail.list, 'orders', orderQuery),
  staticData: {
    title: ($) => $.order.order.title.retail,
    needs: { any: orderStaffRights },
    menu: { group: 'sale', order: 2 },
    tasks: [
      {
        id: 'orders_to_approve',
        call: 'order.retail.list',
        path: 'order/retails',
        store: 'orders',
        filter: { status_id: 'NotYetApprove' },
        needs: { resource: 'order_approval', action: 'update' },
      },
    ],
  },
});
