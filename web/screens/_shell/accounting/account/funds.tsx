import { createFileRoute } from '@tanstack/react-router';
import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Page, Rows, Section } from '#kit/page.tsx';

export const Route = createFileRoute('/_shell/accounting/account/funds')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.fund.title.list,
    needs: { all: [{ resource: 'fund', action: 'read' }] },
    menu: { group: 'accounting', order: 3 },
  },
});

const column = columnsFor<RowOf<typeof listFunds>>();
const columns = () => [
  column.text('name'),
  column.money('balance', { bold: true }),
  column.money('balance_base', { currency: 'VND', dim: true }),
];

function Screen() {
  const t = usePhrases();
  const places = {
    [t(($) => $.common.field.fund)]: useCall(listFunds),
    [t(($) => $.common.field.card)]: useCall(listCards),
  };
  return (
    <Page title={t(($) => $.accounting.fund.title.list)}>
      <div className="columns">
        {Object.entries(places).map(([title, reading]) => (
          <Section key={title} title={title}>
            <Rows rows={reading} idOf={({ id }) => id} columns={columns()} />
          </Section>
        ))}
      </div>
    </Page>
  );
}
