import { createFileRoute } from '@tanstack/react-router';
import { PurchaseDetail } from '#entities/order/purchase/purchase-detail.tsx';

export const Route = createFileRoute('/_shell/purchase/purchases/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.order.purchase.title.one,
    needs: { all: [{ resource: 'purchase', action: 'read' }] },
  },
});

function Screen() {
  return <PurchaseDetail id={Number(Route.useParams().id)} />;
}
