import { createFileRoute } from '@tanstack/react-router';
import { callsOfType } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { preloadList } from '#client/preload-list.ts';
import { AuctionList, auctionQuery } from '#entities/order/auction/auction-list.tsx';
import { orderStaffRights } from '#entities/order/order-staff.ts';

export const Route = createFileRoute('/_shell/sale/orders/auction/')({
  component: AuctionList,
  loader: preloadList(callsOfType.auction.list, 'orders', auctionQuery),
  staticData: {
    title: ($) => $.order.order.title.auction,
    needs: { any: orderStaffRights },
    menu: { group: 'sale', order: 6 },
  },
});
