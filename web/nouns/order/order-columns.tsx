import { Text } from '@mantine/core';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { progressStatuses } from '@hakobu/contract/order/progress/steps.ts';
import { phrase } from '#app/i18n.ts';
import { formatInstant } from '#kit/format.ts';
import type { Filter } from '#kit/list/filters.tsx';
import type { Column } from '#kit/page.tsx';
import { Money, StatusBadge } from '#kit/show.tsx';
import { orderStatusLabel } from './order-status.ts';

type Row = RowOf<typeof listOrders>;

/** What every list of orders shows. */
export const orderColumns = (): Column<Row>[] => [
  {
    key: 'id',
    title: phrase(($) => $.common.field.id),
    sort: 'id',
    render: (row) => (
      <Text span size="sm" fw={600} className="figure">
        {row.id}
      </Text>
    ),
  },
  { key: 'customer', title: phrase(($) => $.common.field.customer), render: (row) => row.customer?.name },
  {
    key: 'status',
    title: phrase(($) => $.common.field.status),
    render: (row) => <StatusBadge of="order" id={row.status_id} label={orderStatusLabel(row.status_id)} />,
  },
  {
    key: 'goods',
    exports: 'purchase_cost',
    title: phrase(($) => $.common.field.goods_money),
    right: true,
    render: (row) => <Money value={row.purchase_cost} currency={row.purchase_cost_currency_id} />,
  },
  {
    key: 'goods_open',
    exports: 'purchase_cost_unsolved',
    title: phrase(($) => $.common.field.unsolved),
    right: true,
    render: (row) => <Money value={row.purchase_cost_unsolved} currency={row.purchase_cost_currency_id} />,
  },
  {
    key: 'service',
    exports: 'service_fee',
    title: phrase(($) => $.common.field.service_fee),
    right: true,
    render: (row) => <Money value={row.service_fee} currency={row.service_fee_currency_id} />,
  },
  {
    key: 'freight',
    exports: 'shipping_fee',
    title: phrase(($) => $.common.field.shipping_fee),
    right: true,
    render: (row) => <Money value={row.shipping_fee} currency="VND" />,
  },
  {
    key: 'freight_open',
    exports: 'shipping_fee_unsolved',
    title: phrase(($) => $.common.field.unsolved),
    right: true,
    render: (row) => <Money value={row.shipping_fee_unsolved} currency="VND" />,
  },
  {
    key: 'created',
    title: phrase(($) => $.common.field.created_at),
    sort: 'created_at',
    render: (row) => <span className="figure">{formatInstant(row.created_at)}</span>,
  },
];

export const orderStatusFilter = (): Filter => ({
  field: 'status_id',
  label: phrase(($) => $.common.field.status),
  kind: 'choice',
  options: progressStatuses.map((id) => ({ value: id, label: orderStatusLabel(id) })),
});
