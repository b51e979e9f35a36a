import { createFileRoute } from '@tanstack/react-router';
import { callsOfType } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { preloadList } from '#client/preload-list.ts';
import { orderQuery } from '#entities/order/order-columns.tsx';
import { OrderList } from '#entities/order/order-list.tsx';
import { orderStaffRights } from '#entities/order/order-staff.ts';

export const Route = createFileRoute('/_shell/sale/orders/shipment/')({
  component: () => <OrderList type="shipment" />,
  loader: preloadList(callsOfType.shipment.list, 'orders', orderQuery),
  staticData: {
    title: ($) => $.order.order.title.shipment,
    needs: { any: orderStaffRights },
    menu: { group: 'sale', order: 4 },
  },
});
