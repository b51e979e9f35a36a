import { createFileRoute } from '@tanstack/react-router';
import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useLookup } from '#client/hooks.ts';
import { Page, Rows, Section } from '#kit/page.tsx';
import { Money } from '#kit/show.tsx';

export const Route = createFileRoute('/_shell/accounting/account/funds')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.fund.title.list,
    needs: { all: [{ resource: 'fund', action: 'read' }] },
    menu: { group: 'accounting', order: 3 },
  },
});

function Screen() {
  const t = usePhrases();
  const places = {
    [t(($) => $.common.field.fund)]: useLookup(listFunds),
    [t(($) => $.common.field.card)]: useLookup(listCards),
  };
  return (
    <Page title={t(($) => $.accounting.fund.title.list)}>
      <div className="columns">
        {Object.entries(places).map(([title, rows]) => (
          <Section key={title} title={title}>
            <Rows
              rows={rows}
              idOf={({ id }) => id}
              columns={[
                { key: 'name', title: t(($) => $.common.field.name), render: ({ name }) => name },
                {
                  key: 'balance',
                  title: t(($) => $.common.field.balance),
                  right: true,
                  render: ({ balance, currency_id }) => (
                    <b>
                      <Money value={balance} currency={currency_id} />
                    </b>
                  ),
                },
                {
                  key: 'base',
                  title: t(($) => $.common.field.balance_base),
                  right: true,
                  render: ({ balance_base }) => <Money value={balance_base} currency="VND" dim />,
                },
              ]}
            />
          </Section>
        ))}
      </div>
    </Page>
  );
}
