import { createFileRoute } from '@tanstack/react-router';
import { productTag } from '@hakobu/contract/product/product-tag/product-tag.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { PlainScreen } from '#kit/plain-screen.tsx';

export const Route = createFileRoute('/_shell/admin/goods/tags')({
  component: Screen,
  staticData: {
    title: ($) => $.shell.menu.product_tags,
    needs: { all: [{ resource: 'tag', action: 'read' }] },
    menu: { group: 'admin', order: 12 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <PlainScreen
      title={t(($) => $.shell.menu.product_tags)}
      resource={productTag}
      permission="tag"
      store="tag"
      fields={[{ name: 'name', label: t(($) => $.shell.field.name), kind: 'text', required: true }]}
      columns={[
        {
          key: 'products',
          title: t(($) => $.shell.menu.products),
          right: true,
          render: (row) => <span className="figure">{row.products}</span>,
        },
      ]}
    />
  );
}
