import { Button } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { category } from '@hakobu/contract/product/category/category.endpoints.ts';
import { productTag } from '@hakobu/contract/product/product-tag/product-tag.endpoints.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { suppliers } from '#nouns/options.ts';
import { productColumns } from '#nouns/product/product-columns.tsx';
import { ProductQuickView } from '#nouns/product/product-quick-view.tsx';

export const Route = createFileRoute('/_shell/admin/goods/products/')({
  component: Screen,
  staticData: {
    title: ($) => $.product.product.plural,
    needs: { all: [{ resource: 'product', action: 'read' }] },
    menu: { group: 'sale', order: 5 },
  },
});

const labelOf = (row: { name: string }) => row.name;
const categories = { endpoint: category.list, labelOf };
const tags = { endpoint: productTag.list, labelOf };

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <ListScreen
      title={t(($) => $.product.product.plural)}
      endpoint={product.list}
      store="products"
      query={{ include: ['suppliers', 'categories'] }}
      filters={[
        { field: 'category_id', label: t(($) => $.common.field.categories), kind: 'entity', ...categories },
        { field: 'tag_id', label: t(($) => $.common.field.tags), kind: 'entity', ...tags },
        { field: 'supplier_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
        { field: 'brand', label: t(($) => $.product.product.field.brand), kind: 'text' },
      ]}
      columns={productColumns()}
      actions={
        may({ resource: 'product', action: 'create' }) && (
          <Button onClick={() => void navigate({ to: '/admin/goods/products/new' })}>
            {t(($) => $.common.act.create)}
          </Button>
        )
      }
      quickView={(row) => <ProductQuickView row={row} />}
      to={({ id }) => `/admin/goods/products/${encodeURIComponent(id)}`}
    />
  );
}
