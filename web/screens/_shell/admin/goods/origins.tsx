import { createFileRoute } from '@tanstack/react-router';
import { origin } from '@hakobu/contract/product/origin/origin.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { countryName } from '#kit/format.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';

export const Route = createFileRoute('/_shell/admin/goods/origins')({
  component: Screen,
  staticData: {
    title: ($) => $.product.origin.plural,
    needs: { all: [{ resource: 'origin', action: 'read' }] },
    menu: { group: 'admin', part: 'catalogue', order: 13 },
    creates: {
      order: 16,
      noun: ($) => $.product.origin.name,
      needs: { resource: 'origin', action: 'create' },
    },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.product.origin.plural)}
      noun={t(($) => $.product.origin.name)}
      resource={origin}
      permission="origin"
      store="origin"
      fields={[
        { name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true },
        {
          name: 'country_id',
          label: t(($) => $.common.field.country),
          kind: 'choice',
          options: (['jp', 'vn', 'us', 'kr', 'cn', 'th', 'tw', 'de', 'fr', 'it'] as const).map((id) => ({
            value: id,
            label: countryName(id),
          })),
        },
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
