import { createFileRoute } from '@tanstack/react-router';
import { NewOrder } from '#entities/order/new-order.tsx';

export const Route = createFileRoute('/_shell/sale/orders/auction/new')({
  component: () => <NewOrder type="auction" />,
  staticData: {
    title: ($) => $.order.order.title.new_auction,
    needs: { all: [{ resource: 'order', action: 'create' }] },
    creates: { order: 5 },
  },
});
