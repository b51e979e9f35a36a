import { createFileRoute } from '@tanstack/react-router';
import { ProductList } from '#entities/product/product-list.tsx';

/** The product list within the warehouse area. */
export const Route = createFileRoute('/_shell/warehouse/management/products/')({
  component: Screen,
  staticData: {
    title: ($) => $.product.product.plural,
    needs: { all: [{ resource: 'product', action: 'read' }] },
  },
});

function Screen() {
  return <ProductList screen="/warehouse/management/products" />;
}
