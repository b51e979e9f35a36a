import { createFileRoute } from '@tanstack/react-router';
import { origin } from '@hakobu/contract/product/origin/origin.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { countryName } from '#kit/format.ts';
import { PlainScreen } from '#kit/plain-screen.tsx';

export const Route = createFileRoute('/_shell/admin/goods/origins')({
  component: Screen,
  staticData: {
    title: ($) => $.shell.menu.origins,
    needs: { all: [{ resource: 'origin', action: 'read' }] },
    menu: { group: 'admin', order: 13 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <PlainScreen
      title={t(($) => $.shell.menu.origins)}
      resource={origin}
      permission="origin"
      store="origin"
      fields={[
        { name: 'name', label: t(($) => $.shell.field.name), kind: 'text', required: true },
        {
          name: 'country_id',
          label: t(($) => $.shell.field.country),
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
          title: t(($) => $.shell.menu.products),
          right: true,
          render: (row) => <span className="figure">{row.products}</span>,
        },
      ]}
    />
  );
}
