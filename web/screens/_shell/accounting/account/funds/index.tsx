import { createFileRoute } from '@tanstack/react-router';
import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall, useData } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { CreateButton } from '#kit/create-button.tsx';
import { Page, Rows, Section } from '#kit/page.tsx';
import { BalanceLine, type MoneyPlace, type Went } from '#nouns/accounting/fund/balance-line.tsx';
import { FundForm } from '#nouns/accounting/fund/fund-form.tsx';

export const Route = createFileRoute('/_shell/accounting/account/funds/')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.fund.title.list,
    needs: { all: [{ resource: 'fund', action: 'read' }] },
    menu: { group: 'accounting', part: 'money', order: 19 },
  },
});

const column = columnsFor<RowOf<typeof listFunds>>();
const columns = (type: MoneyPlace['type'], went: Went, days: string) => [
  column.text('name'),
  column.custom({
    key: 'went',
    title: days,
    render: ({ id, currency_id }) => <BalanceLine place={{ type, id, currency: currency_id }} went={went} />,
  }),
  column.money('balance', { bold: true }),
  column.money('balance_base', { currency: 'VND', dim: true }),
];

function Screen() {
  const t = usePhrases();
  const went = useData(moneyByDay);
  const places = {
    fund: { title: t(($) => $.common.field.fund), reading: useCall(listFunds) },
    card: { title: t(($) => $.common.field.card), reading: useCall(listCards) },
  };
  return (
    <Page
      title={t(($) => $.accounting.fund.title.list)}
      actions={
        may({ resource: 'fund', action: 'create' }) && (
          <CreateButton>{(close) => <FundForm onDone={close} />}</CreateButton>
        )
      }
    >
      <div className="columns">
        {(['fund', 'card'] as const).map((type) => (
          <Section key={type} title={places[type].title}>
            <Rows
              rows={places[type].reading}
              idOf={({ id }) => id}
              to={({ id }) => addressOf(type, String(id))}
              columns={columns(
                type,
                went,
                t(($) => $.common.dashboard.thirty_days),
              )}
            />
          </Section>
        ))}
      </div>
    </Page>
  );
}
