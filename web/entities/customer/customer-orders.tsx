import { Anchor } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { progressStatuses } from '@hakobu/contract/order/progress/steps.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import type { Query } from '#client/call.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { prefetchQuery } from '#kit/document/use-prefetch.ts';
import { PagedRows } from '#kit/paged-rows.tsx';
import { Section } from '#kit/page.tsx';
import { OpenFilter } from './open-filter.tsx';

const AT_ONCE = 10;
const OPEN = progressStatuses.filter((id) => id !== 'CompletedFinish' && id !== 'CompletedCancel').join(',');

const ordersOf = (id: number, open: boolean): Query => ({
  filter: { customer_id: id, ...(open && { status_id: OPEN }) },
  sort: '-created_at',
});

/** The initial query: orders in progress. */
export const customerOrdersQuery = (id: number) =>
  prefetchQuery(may({ resource: 'order', action: 'read' }), listOrders, {
    query: { ...ordersOf(id, true), per_page: AT_ONCE },
  });

const column = columnsFor<RowOf<typeof listOrders>>();
const columns = () => [
  column.code('id'),
  column.word('type_id', ($) => $.order.order.type, { title: ($) => $.order.order.field.type }),
  column.status('status_id', 'order', ($) => $.order.order.status),
  column.money('purchase_cost', {
    title: ($) => $.common.field.goods_money,
    currency: 'purchase_cost_currency_id',
  }),
  column.money('purchase_cost_unsolved', {
    title: ($) => $.order.order.field.goods_unsolved,
    currency: 'purchase_cost_currency_id',
  }),
  column.money('shipping_fee_unsolved', {
    title: ($) => $.order.order.field.freight_unsolved,
    currency: 'VND',
  }),
  column.createdAt(),
];

/** Orders in progress first, newest on top. */
export function CustomerOrders({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const [which, choose] = useState<'open' | 'all'>('open');
  return (
    <Section
      actions={
        <>
          <OpenFilter
            which={which}
            choose={choose}
            open={t(($) => $.accounting.customer_account.message.open_orders)}
          />
          <Anchor size="xs" href={`#/sale/orders?orders-customer_id=${id}`}>
            {t(($) => $.accounting.customer_account.message.all_orders)}
          </Anchor>
        </>
      }
    >
      <PagedRows
        key={which}
        endpoint={listOrders}
        query={ordersOf(id, which === 'open')}
        size={AT_ONCE}
        idOf={({ id: order }) => order}
        columns={columns()}
        to={({ id: order }) => addressOf('order', order)}
      />
    </Section>
  );
}
