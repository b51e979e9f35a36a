import { createFileRoute } from '@tanstack/react-router';
import { ProductList } from '#entities/product/product-list.tsx';

/** The list of products under an address of the warehouse. */
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
