import type { ReactNode } from 'react';
import { category } from '@hakobu/contract/product/category/category.endpoints.ts';
import { productTag } from '@hakobu/contract/product/product-tag/product-tag.endpoints.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateLink } from '#kit/create-link.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { suppliers } from '#entities/product-options.ts';
import { productColumns } from './product-columns.tsx';
import { ProductQuickView } from './product-quick-view.tsx';

const labelOf = (row: { name: string }) => row.name;
const categories = { endpoint: category.list, labelOf };
const tags = { endpoint: productTag.list, labelOf };

/** All products; a row opens below `screen`, the address of the list. */
export function ProductList({ screen }: { screen: string }): ReactNode {
  const t = usePhrases();
  const addressOf = ({ id }: { id: string }): string => `${screen}/${encodeURIComponent(id)}`;
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
        may({ resource: 'product', action: 'create' }) && <CreateLink to="/admin/goods/products/new" />
      }
      quickView={(row) => <ProductQuickView row={row} to={addressOf(row)} />}
      to={addressOf}
    />
  );
}
