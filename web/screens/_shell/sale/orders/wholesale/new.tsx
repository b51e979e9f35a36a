import { createFileRoute } from '@tanstack/react-router';
import { NewOrder } from '#entities/order/new-order.tsx';

export const Route = createFileRoute('/_shell/sale/orders/wholesale/new')({
  component: () => <NewOrder type="wholesale" />,
  staticData: {
    title: ($) => $.order.order.title.new_wholesale,
    needs: { all: [{ resource: 'order', action: 'create' }] },
    creates: { order: 2 },
  },
});
