import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall, useData } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { ClosedBadge } from './closed-badge.tsx';
import { BalanceLine, type MoneyPlace, type BalanceHistory } from './balance-line.tsx';

const column = columnsFor<RowOf<typeof listFunds>>();
const columns = (type: MoneyPlace['type'], went: BalanceHistory, days: string) => [
  column.custom({
    key: 'name',
    render: ({ name, closed_at }) => (
      <Group gap={6} wrap="nowrap">
        {name}
        <ClosedBadge at={closed_at} />
      </Group>
    ),
  }),
  column.custom({
    key: 'went',
    title: days,
    render: ({ id, currency_id }) => (
      <BalanceLine place={{ type, id, currency: currency_id }} history={went} />
    ),
  }),
  column.money('balance', { bold: true }),
  column.money('balance_base', { currency: 'VND', dim: true }),
];

const reader = (resource: MoneyPlace['type'], only = resource) => ({
  enabled: only === resource && may({ resource, action: 'read' }),
});

/**
 * Cash funds and bank accounts with balances and a chart of the last thirty days, or only one kind of them.
 */
export function MoneyPlaces({ only }: { only?: MoneyPlace['type'] }): ReactNode {
  const t = usePhrases();
  const reads = { fund: reader('fund', only), card: reader('card', only) };
  const went = useData(moneyByDay, {}, reader('fund'));
  const places = {
    fund: { title: t(($) => $.accounting.fund.title.list), reading: useCall(listFunds, {}, reads.fund) },
    card: { title: t(($) => $.accounting.fund.title.cards), reading: useCall(listCards, {}, reads.card) },
  };
  return (
    <div className={only === undefined ? 'columns' : undefined}>
      {(['fund', 'card'] as const)
        .filter((type) => reads[type].enabled)
        .map((type) => (
          <Section key={type} {...(only === undefined && { title: places[type].title })}>
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
  );
}
