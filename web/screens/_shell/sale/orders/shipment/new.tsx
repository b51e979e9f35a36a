import { createFileRoute } from '@tanstack/react-router';
import { NewOrder } from '#entities/order/new-order.tsx';

export const Route = createFileRoute('/_shell/sale/orders/shipment/new')({
  component: () => <NewOrder type="shipment" />,
  staticData: {
    title: ($) => $.order.order.title.new_shipment,
    needs: { all: [{ resource: 'order', action: 'create' }] },
    creates: { order: 3 },
  },
});
