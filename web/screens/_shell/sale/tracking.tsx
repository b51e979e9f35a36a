import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { Trackings } from '#entities/order/tracking/tracking-list.tsx';
import { ofOwnOrders, worksOnOrders } from '#entities/order/works-on-orders.ts';

export const Route = createFileRoute('/_shell/sale/tracking')({
  component: Screen,
  staticData: {
    title: ($) => $.order.tracking.title.sale,
    needs: { all: [{ resource: 'tracking', action: 'read' }], any: worksOnOrders },
    menu: { group: 'sale', order: 11 },
  },
});

/** Trackings of what comes for orders. */
function Screen() {
  const t = usePhrases();
  return <Trackings title={t(($) => $.order.tracking.title.sale)} of={ofOwnOrders()} />;
}
