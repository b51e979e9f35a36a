import { createFileRoute } from '@tanstack/react-router';
import { category } from '@hakobu/contract/product/category/category.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';

export const Route = createFileRoute('/_shell/admin/goods/categories')({
  component: Screen,
  staticData: {
    title: ($) => $.product.category.plural,
    needs: { all: [{ resource: 'category', action: 'read' }] },
    menu: { group: 'admin', part: 'catalogue', order: 11 },
    creates: {
      order: 14,
      noun: ($) => $.product.category.name,
      needs: { resource: 'category', action: 'create' },
    },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.product.category.plural)}
      noun={t(($) => $.product.category.name)}
      resource={category}
      permission="category"
      store="category"
      include={['parent']}
      createdMessage={t(($) => $.common.message.updated)}
      fields={[
        { name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true },
        {
          name: 'parent_id',
          label: t(($) => $.common.field.parent),
          kind: 'entity',
          endpoint: category.list,
          include: 'parent',
        },
        { name: 'position', label: t(($) => $.product.category.field.position), kind: 'whole' },
      ]}
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
