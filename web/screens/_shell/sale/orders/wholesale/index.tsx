import { createFileRoute } from '@tanstack/react-router';
import { callsOfType } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { preloadList } from '#client/preload-list.ts';
import { orderQuery } from '#entities/order/order-columns.tsx';
import { OrderList } from '#entities/order/order-list.tsx';
import { orderStaffRights } from '#entities/order/order-staff.ts';

export const Route = createFileRoute('/_shell/sale/orders/wholesale/')({
  component: () => <OrderList type="wholesale" />,
  loader: preloadList(callsOfType.wholesale.list, 'orders', orderQuery),
  staticData: {
    title: ($) => $.order.order.title.wholesale,
    needs: { any: orderStaffRights },
    menu: { group: 'sale', order: 3 },
  },
});
