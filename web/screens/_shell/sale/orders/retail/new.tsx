import { createFileRoute } from '@tanstack/react-router';
import { NewOrder } from '#entities/order/new-order.tsx';

export const Route = createFileRoute('/_shell/sale/orders/retail/new')({
  component: () => <NewOrder type="retail" />,
  staticData: {
    title: ($) => $.order.order.title.new_retail,
    needs: { all: [{ resource: 'order', action: 'create' }] },
    creates: { order: 1 },
  },
});
