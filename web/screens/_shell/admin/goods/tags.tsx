import { createFileRoute } from '@tanstack/react-router';
import { productTag } from '@hakobu/contract/product/product-tag/product-tag.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';

export const Route = createFileRoute('/_shell/admin/goods/tags')({
  component: Screen,
  staticData: {
    title: ($) => $.product.product_tag.plural,
    needs: { all: [{ resource: 'tag', action: 'read' }] },
    menu: { group: 'admin', part: 'catalogue', order: 12 },
    creates: {
      order: 15,
      noun: ($) => $.product.product_tag.name,
      needs: { resource: 'tag', action: 'create' },
    },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.product.product_tag.plural)}
      noun={t(($) => $.product.product_tag.name)}
      resource={productTag}
      permission="tag"
      store="tag"
      fields={[{ name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true }]}
      columns={[
        {
          key: 'products',
          title: t(($) => $.product.product.plural),
          right: true,
          render: (row) => <span className="figure">{row.products}</span>,
        },
      ]}
    />
  );
}
