import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { Trackings } from '#entities/order/tracking/tracking-list.tsx';
import { ownOrdersQuery, orderStaffRights } from '#entities/order/order-staff.ts';

export const Route = createFileRoute('/_shell/sale/tracking')({
  component: Screen,
  staticData: {
    title: ($) => $.order.tracking.title.sale,
    needs: { all: [{ resource: 'tracking', action: 'read' }], any: orderStaffRights },
    menu: { group: 'sale', order: 11 },
  },
});

/** Trackings of orders. */
function Screen() {
  const t = usePhrases();
  return <Trackings title={t(($) => $.order.tracking.title.sale)} of={ownOrdersQuery()} />;
}
