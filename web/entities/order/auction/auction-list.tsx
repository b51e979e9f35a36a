import { lazy, type ReactNode } from 'react';
import { callsOfType } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { phrase, phrases, usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import type { Column } from '#kit/columns/column.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { formatMoney } from '#kit/format.ts';
import { onlyFilter, type Filter } from '#kit/list/filter.ts';
import { CreateLink } from '#kit/create-link.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Money, StatusBadge } from '#kit/values.tsx';
import { orderColumns } from '../order-columns.tsx';
import { useOrderFilters } from '../order-filters.ts';
import { TimeLeft } from './time-left.tsx';

const OrderQuickView = lazy(() => import('../order-quick-view.tsx'));

const column = columnsOf(listOrders).withLabels(($) => $.order.lot.field);

/** Relations that the auction list requests beside the orders. */
export const auctionQuery = { include: ['customer', 'sale', 'lot'] };

type Lot = NonNullable<RowOf<typeof listOrders>['lot']>;

const resultFilter = (): Filter =>
  onlyFilter(
    'result_proposed',
    phrase(($) => $.order.lot.field.result_proposed),
  );

const lotColumns = () => [
  column.custom({
    key: 'lot',
    kind: 'evident',
    card: 'more',
    title: ($) => $.order.lot.field.lot,
    wraps: true,
    exports: 'lot.title',
    render: ({ lot }) => lot?.title,
  }),
  column.custom({
    key: 'lot_state',
    card: 'status',
    title: ($) => $.order.lot.field.state,
    exports: [
      {
        title: phrase(($) => $.order.lot.field.state),
        field: 'lot.state',
        labels: { ...phrases().order.lot.state },
      },
    ],
    render: ({ lot }) =>
      lot && <StatusBadge of="lot" id={lot.state} label={phrase(($) => $.order.lot.state[lot.state])} />,
  }),
  column.custom({
    key: 'proposed',
    card: 'more',
    title: ($) => $.order.lot.field.proposed,
    exports: [
      {
        title: phrase(($) => $.order.lot.field.proposed),
        field: 'lot.proposed',
        labels: { ...phrases().order.lot.state },
      },
    ],
    render: ({ lot }) =>
      lot?.proposed && <StatusBadge of="lot" id={lot.proposed} label={reportedResultOf(lot)} />,
  }),
  column.custom({
    key: 'ends_at',
    card: 'date',
    title: ($) => $.order.lot.field.ends_at,
    exports: 'lot.ends_at',
    render: ({ lot }) => lot && <TimeLeft endsAt={lot.ends_at} />,
  }),
];

const bidColumns = () => [
  column.custom({
    key: 'max_bid',
    kind: 'money',
    card: 'figure',
    title: ($) => $.order.lot.field.max_bid,
    exports: 'lot.max_bid',
    right: true,
    render: ({ lot }) => lot && <Money value={lot.max_bid} currency="JPY" />,
  }),
  column.custom({
    key: 'held',
    kind: 'money',
    title: ($) => $.common.field.held,
    exports: 'lot.held',
    right: true,
    render: ({ lot }) => lot && <Money value={lot.held} currency="JPY" />,
  }),
];

/** The result and price reported by the auction site. */
const reportedResultOf = ({ proposed, proposed_price }: Lot): string => {
  const result = proposed === null ? '' : phrase(($) => $.order.lot.state[proposed]);
  return proposed_price === null ? result : `${result} · ${formatMoney(proposed_price, 'JPY')}`;
};

/** Columns of an order that are empty until its lot is won. */
const LATER = ['progress', 'purchase_cost', 'shipping_fee_unsolved', 'created'];

const seldomWhere = (shown: Column<RowOf<typeof listOrders>>) => ({
  ...shown,
  hiddenByDefault: shown.hiddenByDefault === true || LATER.includes(shown.key),
});

/** Auction orders with their lots and the time left. */
export function AuctionList(): ReactNode {
  const t = usePhrases();
  const filters = useOrderFilters();
  const [number, ...others] = orderColumns();
  return (
    <ListScreen
      title={t(($) => $.order.order.title.auction)}
      endpoint={callsOfType.auction.list}
      store="orders"
      query={auctionQuery}
      columns={[number!, ...lotColumns(), ...bidColumns(), ...others.map(seldomWhere)]}
      filters={[resultFilter(), ...filters]}
      actions={may({ resource: 'order', action: 'create' }) && <CreateLink to="/sale/orders/auction/new" />}
      quickView={({ id }) => <OrderQuickView id={id} />}
      to={({ id }) => addressOf('order', id)}
    />
  );
}
