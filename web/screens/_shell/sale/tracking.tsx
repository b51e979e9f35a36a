import { createFileRoute } from '@tanstack/react-router';
import { Trackings } from '#nouns/order/tracking/tracking-list.tsx';
import { worksOnOrders } from '#nouns/order/works-on-orders.ts';

export const Route = createFileRoute('/_shell/sale/tracking')({
  component: Trackings,
  staticData: {
    title: ($) => $.order.tracking.plural,
    needs: { all: [{ resource: 'tracking', action: 'read' }], any: worksOnOrders },
    menu: { group: 'sale', order: 10 },
  },
});
