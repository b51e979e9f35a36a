import { createFileRoute } from '@tanstack/react-router';
import { OrderDetail } from '#entities/order/order-detail.tsx';
import { preloadOrder } from '#entities/order/order-query.ts';

export const Route = createFileRoute('/_shell/sale/orders/retail/$id')({
  component: Screen,
  loader: preloadOrder,
  staticData: {
    title: ($) => $.order.order.title.one,
    needs: { all: [{ resource: 'order', action: 'read' }] },
  },
});

function Screen() {
  const { id } = Route.useParams();
  return <OrderDetail id={id} />;
}
