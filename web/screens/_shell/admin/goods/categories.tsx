import { createFileRoute } from '@tanstack/react-router';
import { category } from '@hakobu/contract/product/category/category.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { PlainScreen } from '#kit/plain-screen.tsx';

export const Route = createFileRoute('/_shell/admin/goods/categories')({
  component: Screen,
  staticData: {
    title: ($) => $.shell.menu.categories,
    needs: { all: [{ resource: 'category', action: 'read' }] },
    menu: { group: 'admin', order: 11 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <PlainScreen
      title={t(($) => $.shell.menu.categories)}
      resource={category}
      permission="category"
      store="category"
      include={['parent']}
      fields={[
        { name: 'name', label: t(($) => $.shell.field.name), kind: 'text', required: true },
        {
          name: 'parent_id',
          label: t(($) => $.shell.field.parent),
          kind: 'entity',
          endpoint: category.list,
          include: 'parent',
        },
        { name: 'position', label: t(($) => $.shell.field.position), kind: 'whole' },
      ]}
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
