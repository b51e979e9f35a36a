import { createFileRoute } from '@tanstack/react-router';
import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall, useData } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { formatDate, formatMoney } from '#kit/format.ts';
import { Sparkline } from '#kit/chart/sparkline.tsx';
import { CreateButton } from '#kit/create-button.tsx';
import { Page, Rows, Section } from '#kit/page.tsx';
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
const columns = (wentOf: (id: number) => Wents, days: string) => [
  column.text('name'),
  column.custom({
    key: 'went',
    title: days,
    render: ({ id, currency_id }) => <Went {...wentOf(id)} currency={currency_id} />,
  }),
  column.money('balance', { bold: true }),
  column.money('balance_base', { currency: 'VND', dim: true }),
];

interface Wents {
  /** What was held at the end of each day. */
  held: readonly string[];
  since: string | undefined;
}

/** How the balance of an account went; nothing where money never was on it. */
function Went({ held, since, currency }: Wents & { currency: string }) {
  const t = usePhrases();
  const [from, to] = [held[0], held.at(-1)];
  if (from === undefined || to === undefined) return null;
  const figures = { from: formatMoney(from, currency), to: formatMoney(to, currency) };
  const first = formatDate(since);
  return <Sparkline values={held} label={t(($) => $.common.dashboard.from_to, { ...figures, first })} />;
}

function Screen() {
  const t = usePhrases();
  const { data: days = [], accounts = [] } = useData(moneyByDay) ?? {};
  const places = {
    fund: { title: t(($) => $.common.field.fund), reading: useCall(listFunds) },
    card: { title: t(($) => $.common.field.card), reading: useCall(listCards) },
  };
  const wentOf = (type: string) => (id: number) => ({
    held: accounts.find(({ party_type, party_id }) => party_type === type && party_id === id)?.held ?? [],
    since: days[0]?.day,
  });
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
        {Object.entries(places).map(([type, { title, reading }]) => (
          <Section key={type} title={title}>
            <Rows
              rows={reading}
              idOf={({ id }) => id}
              to={({ id }) => addressOf(type, String(id))}
              columns={columns(
                wentOf(type),
                t(($) => $.common.dashboard.thirty_days),
              )}
            />
          </Section>
        ))}
      </div>
    </Page>
  );
}
