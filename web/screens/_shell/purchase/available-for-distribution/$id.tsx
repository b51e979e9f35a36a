import { createFileRoute } from '@tanstack/react-router';
import { PoolDetail } from '#entities/order/purchase/pool-detail.tsx';

export const Route = createFileRoute('/_shell/purchase/available-for-distribution/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order_distribution.title.list,
    needs: { all: [{ resource: 'order_distribution', action: 'create' }] },
  },
});

function Screen() {
  return <PoolDetail id={Number(Route.useParams().id)} />;
}
