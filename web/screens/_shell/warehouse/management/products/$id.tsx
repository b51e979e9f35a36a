import { createFileRoute } from '@tanstack/react-router';
import { ProductDetail } from '#entities/product/product-detail.tsx';

/** A product within the warehouse area. */
export const Route = createFileRoute('/_shell/warehouse/management/products/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.common.field.product,
    needs: { all: [{ resource: 'product', action: 'read' }] },
  },
});

function Screen() {
  return <ProductDetail id={Route.useParams().id} />;
}
