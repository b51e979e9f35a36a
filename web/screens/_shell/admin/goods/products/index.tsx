import { createFileRoute } from '@tanstack/react-router';
import { ProductList } from '#entities/product/product-list.tsx';

export const Route = createFileRoute('/_shell/admin/goods/products/')({
  component: Screen,
  staticData: {
    title: ($) => $.product.product.plural,
    needs: { all: [{ resource: 'product', action: 'read' }] },
    menu: { group: 'sale', order: 9 },
  },
});

function Screen() {
  return <ProductList screen="/admin/goods/products" />;
}
