import { Group, SimpleGrid } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import { add } from '@hakobu/contract/kernel/decimal.ts';
import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { support } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { ordersByDay } from '@hakobu/contract/order/order-statistic/order-statistic.endpoints.ts';
import { listToBuy } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { PeriodChart } from '#kit/chart/chart.tsx';
import { PeriodChoice } from '#kit/chart/period-choice.tsx';
import { queryOf, unitOf, usePeriod, type Period } from '#kit/chart/period.ts';
import type { Periods } from '#kit/chart/series.ts';
import { formatInstant, formatMoney, formatNumber } from '#kit/format.ts';
import { Page, Section } from '#kit/page.tsx';
import { QueryStatus, type QueryState } from '#kit/query-view.tsx';
import { CountTile, NewestRows } from '#kit/widgets.tsx';

export const Route = createFileRoute('/_shell/admin/dashboard')({
  component: Dashboard,
  staticData: {
    title: ($) => $.common.dashboard.title,
    needs: {
      all: [
        { resource: 'statistic', action: 'read' },
        { resource: 'role', action: 'update' },
      ],
    },
    menu: { group: 'admin', order: 0 },
  },
});

/** Pending work, key figures and newest records. */
function Dashboard() {
  const t = usePhrases();
  const [period] = usePeriod();
  return (
    <Page title={t(($) => $.common.dashboard.title)}>
      <Tiles />
      <Group justify="flex-end">
        <PeriodChoice />
      </Group>
      <OrdersByDay period={period} />
      {may({ resource: 'fund', action: 'read' }) && <MoneyByDay period={period} />}
      <News />
    </Page>
  );
}

function Tiles() {
  const t = usePhrases();
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing="xs">
      <CountTile
        urgent
        title={t(($) => $.common.dashboard.to_approve)}
        endpoint={listOrders}
        query={{ filter: { status_id: 'NotYetApprove' } }}
        href="/sale/orders?orders-status_id=NotYetApprove"
      />
      <CountTile
        urgent
        title={t(($) => $.common.dashboard.to_buy)}
        endpoint={listToBuy}
        href="/purchase/list-to-buy"
      />
      <CountTile
        urgent
        title={t(($) => $.common.dashboard.questions)}
        endpoint={support.list}
        query={{ filter: { status: 'open' } }}
        href="/admin/supports?supports-status=open"
      />
      <CountTile
        urgent
        title={t(($) => $.common.dashboard.addresses)}
        endpoint={address.list}
        query={{ filter: { conversion: 'needs_choice' } }}
        href="/admin/addresses?addresses-conversion=needs_choice"
      />
      <CountTile
        title={t(($) => $.common.dashboard.customers)}
        endpoint={user.list}
        query={{ filter: { role_id: 'customer' } }}
        href="/admin/users?users-role_id=customer"
      />
      <CountTile
        title={t(($) => $.common.dashboard.products)}
        endpoint={product.list}
        href="/admin/goods/products"
      />
    </SimpleGrid>
  );
}

const OnTheWay = ({ title, reading }: { title: string; reading: QueryState<unknown> }) => (
  <Section title={title}>
    <QueryStatus of={reading} shape="rows" />
  </Section>
);

/** The days or months of an answer. */
const periodsOf = (unit: Periods['unit'], answer: { data: Days; before: Days }): Periods => ({
  unit,
  current: answer.data.map(({ day }) => day),
  before: answer.before.map(({ day }) => day),
});
type Days = readonly { day: string }[];

function OrdersByDay({ period }: { period: Period }) {
  const t = usePhrases();
  const reading = useCall(ordersByDay, { query: queryOf(period) });
  const { data } = reading;
  const title = t(($) => $.common.dashboard.orders);
  const words = {
    placed: t(($) => $.common.dashboard.placed),
    cancelled: t(($) => $.common.dashboard.cancelled),
  };
  const drawn = useMemo(
    () =>
      data && {
        periods: periodsOf(unitOf(period), data),
        series: [
          {
            title: words.placed,
            colour: '--mantine-color-teal-6',
            values: data.data.map((row) => row.placed),
            before: data.before.map((row) => row.placed),
          },
          {
            title: words.cancelled,
            colour: '--mantine-color-orange-7',
            values: data.data.map((row) => row.cancelled),
          },
        ],
      },
    [data, period, words.placed, words.cancelled],
  );
  if (data === undefined || drawn === undefined) return <OnTheWay title={title} reading={reading} />;
  const total = (rows: typeof data.data) => formatNumber(rows.reduce((sum, { placed }) => sum + placed, 0));
  return (
    <PeriodChart
      title={title}
      summary={t(($) => $.common.dashboard.orders_compared, {
        count: total(data.data),
        before: total(data.before),
      })}
      {...drawn}
    />
  );
}

/** Receipts and payments; lines, because neither is a part of the other. */
function MoneyByDay({ period }: { period: Period }) {
  const t = usePhrases();
  const reading = useCall(moneyByDay, { query: queryOf(period) });
  const { data } = reading;
  const title = t(($) => $.common.dashboard.cash_flow);
  const words = {
    received: t(($) => $.common.dashboard.received),
    paid: t(($) => $.common.dashboard.paid),
  };
  const drawn = useMemo(() => {
    if (data === undefined) return undefined;
    const line = (name: 'received' | 'paid', colour: string) => ({
      ...{ title: words[name], colour, line: true },
      values: data.data.map((row) => row[name]),
      before: data.before.map((row) => row[name]),
    });
    return {
      periods: periodsOf(unitOf(period), data),
      series: [line('received', '--mantine-color-teal-6'), line('paid', '--mantine-color-orange-7')],
    };
  }, [data, period, words.received, words.paid]);
  if (data === undefined || drawn === undefined) return <OnTheWay title={title} reading={reading} />;
  const total = (name: 'received' | 'paid', rows: typeof data.data) =>
    formatMoney(add('0', ...rows.map((row) => row[name])), 'VND');
  return (
    <PeriodChart
      title={title}
      summary={t(($) => $.common.dashboard.cash_compared, {
        received: total('received', data.data),
        received_before: total('received', data.before),
        paid: total('paid', data.data),
        paid_before: total('paid', data.before),
      })}
      {...drawn}
    />
  );
}

function News() {
  const t = usePhrases();
  return (
    <div className="columns">
      <NewestRows
        title={t(($) => $.common.dashboard.latest_questions)}
        endpoint={support.list}
        query={{ include: ['sender'] }}
        all="/admin/supports"
        hrefOf={({ id }) => `/admin/supports/${id}`}
        line={(row) => (
          <>
            <span>
              {row.unread && <span className="unread" />}
              {row.title}
            </span>
            <span className="aside">
              {row.sender?.name} · <span className="figure">{formatInstant(row.answered_at)}</span>
            </span>
          </>
        )}
      />
      <NewestRows
        title={t(($) => $.order.order.title.all)}
        endpoint={listOrders}
        query={{ include: ['customer'] }}
        all="/sale/orders"
        hrefOf={({ id }) => addressOf('order', id)}
        line={(row) => (
          <>
            <span>{row.id}</span>
            <span className="aside">
              {row.customer?.name} · <span className="figure">{formatInstant(row.created_at)}</span>
            </span>
          </>
        )}
      />
    </div>
  );
}
