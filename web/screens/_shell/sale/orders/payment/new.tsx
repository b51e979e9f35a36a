import { createFileRoute } from '@tanstack/react-router';
import { NewOrder } from '#entities/order/new-order.tsx';

export const Route = createFileRoute('/_shell/sale/orders/payment/new')({
  component: () => <NewOrder type="payment" />,
  staticData: {
    title: ($) => $.order.order.title.new_payment,
    needs: { all: [{ resource: 'order', action: 'create' }] },
    creates: { order: 4 },
  },
});
