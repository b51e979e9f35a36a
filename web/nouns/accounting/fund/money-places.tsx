import type { ReactNode } from 'react';
import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall, useData } from '#client/hooks.ts';
import { Sparkline } from '#kit/chart/sparkline.tsx';
import { columnsFor } from '#kit/columns/columns.tsx';
import { formatDate, formatMoney } from '#kit/format.ts';
import { Rows, Section } from '#kit/page.tsx';

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

const reader = (resource: 'fund' | 'card') => ({ enabled: may({ resource, action: 'read' }) });

/** Funds and bank accounts with what they hold, and how that went in the last thirty days. */
export function MoneyPlaces(): ReactNode {
  const t = usePhrases();
  const { data: days = [], accounts = [] } = useData(moneyByDay) ?? {};
  const reads = { fund: reader('fund'), card: reader('card') };
  const places = {
    fund: { title: t(($) => $.common.field.fund), reading: useCall(listFunds, {}, reads.fund) },
    card: { title: t(($) => $.common.field.card), reading: useCall(listCards, {}, reads.card) },
  };
  const wentOf = (type: string) => (id: number) => ({
    held: accounts.find(({ party_type, party_id }) => party_type === type && party_id === id)?.held ?? [],
    since: days[0]?.day,
  });
  return (
    <div className="columns">
      {(['fund', 'card'] as const)
        .filter((type) => reads[type].enabled)
        .map((type) => (
          <Section key={type} title={places[type].title}>
            <Rows
              rows={places[type].reading}
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
  );
}
