import { SimpleGrid } from '@mantine/core';
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
import { formatInstant, formatMoney } from '#kit/format.ts';
import { DayChart } from '#kit/chart/chart.tsx';
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
  return (
    <Page title={t(($) => $.common.dashboard.title)}>
      <Tiles />
      <OrdersByDay />
      {may({ resource: 'fund', action: 'read' }) && <MoneyByDay />}
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

function OrdersByDay() {
  const t = usePhrases();
  const reading = useCall(ordersByDay, {});
  const { data } = reading;
  const title = t(($) => $.common.dashboard.by_day);
  const words = {
    placed: t(($) => $.common.dashboard.placed),
    cancelled: t(($) => $.common.dashboard.cancelled),
  };
  const drawn = useMemo(() => {
    const rows = data?.data ?? [];
    return {
      days: rows.map(({ day }) => day),
      series: [
        { title: words.placed, colour: '--mantine-color-teal-6', values: rows.map((row) => row.placed) },
        {
          title: words.cancelled,
          colour: '--mantine-color-orange-7',
          values: rows.map((row) => row.cancelled),
        },
      ],
    };
  }, [data, words.placed, words.cancelled]);
  if (data === undefined) return <OnTheWay title={title} reading={reading} />;
  const total = data.data.reduce((sum, { placed }) => sum + placed, 0);
  return <DayChart title={title} summary={t(($) => $.common.dashboard.total, { count: total })} {...drawn} />;
}

/** Receipts and payments by day; lines, because neither is a part of the other. */
function MoneyByDay() {
  const t = usePhrases();
  const reading = useCall(moneyByDay, {});
  const { data } = reading;
  const title = t(($) => $.common.dashboard.money_by_day);
  const words = {
    received: t(($) => $.common.dashboard.received),
    paid: t(($) => $.common.dashboard.paid),
  };
  const drawn = useMemo(() => {
    const rows = data?.data ?? [];
    const line = (name: 'received' | 'paid', colour: string) => ({
      ...{ title: words[name], colour, line: true },
      values: rows.map((row) => row[name]),
    });
    return {
      days: rows.map(({ day }) => day),
      series: [line('received', '--mantine-color-teal-6'), line('paid', '--mantine-color-orange-7')],
    };
  }, [data, words.received, words.paid]);
  if (data === undefined) return <OnTheWay title={title} reading={reading} />;
  const total = (name: 'received' | 'paid') =>
    formatMoney(add('0', ...data.data.map((row) => row[name])), 'VND');
  return (
    <DayChart
      title={title}
      summary={t(($) => $.common.dashboard.money_total, {
        received: total('received'),
        paid: total('paid'),
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
