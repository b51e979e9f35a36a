import { createFileRoute } from '@tanstack/react-router';
import {
  goodsWaitReasons,
  listOrderedGoods,
} from '@hakobu/contract/order/order-item/ordered-goods.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { BY_ORDERS } from '#kit/columns/unsorted.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { customers, sellers } from '#entities/options.ts';
import { products } from '#entities/product-options.ts';
import { ownOrdersQuery, orderStaffRights } from '#entities/order/order-staff.ts';

export const Route = createFileRoute('/_shell/sale/goods')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order_item.title.goods,
    needs: { any: orderStaffRights },
    menu: { group: 'sale', order: 10 },
  },
});

const column = columnsOf(listOrderedGoods).withLabels(($) => $.order.order_item.field);
const columns = () => [
  column.picture(),
  column.product({ width: 220 }),
  column.code('order_id', { title: ($) => $.common.field.order, bold: false }),
  column.entity('customer', { of: 'customer' }),
  column.status('state', 'order_item', ($) => $.order.order_item.state),
  column.figure('quantity', { bold: true }),
  column.figure('purchased_quantity', { title: ($) => $.order.order_item.field.bought }),
  column.figure('distributed_quantity', { title: ($) => $.common.field.received }),
  column.figure('packed_quantity', { title: ($) => $.order.order_item.field.packed }),
  column.figure('shipped_quantity', { title: ($) => $.order.order_item.field.shipped }),
  column.figure('handed_over_quantity', { title: ($) => $.order.order_item.field.handed_over }),
  column.day('expected_delivery', {
    title: ($) => $.order.order.field.expected_delivery,
    unsorted: BY_ORDERS,
    hiddenByDefault: true,
  }),
  column.entity('sale', { title: ($) => $.order.order.field.sale, hiddenByDefault: true }),
  column.day('ordered_at'),
];

const filters = () => [
  {
    field: 'waits_for',
    label: phrase(($) => $.order.order_item.field.waits_for),
    kind: 'choice' as const,
    options: goodsWaitReasons.map((value) => ({
      value,
      label: phrase(($) => $.order.order_item.waits[value]),
    })),
  },
  {
    field: 'customer_id',
    label: phrase(($) => $.common.field.customer),
    kind: 'entity' as const,
    ...customers,
  },
  { field: 'product_id', label: phrase(($) => $.common.field.product), kind: 'entity' as const, ...products },
  { field: 'sale_id', label: phrase(($) => $.order.order.field.sale), kind: 'entity' as const, ...sellers },
  { field: 'order_id', label: phrase(($) => $.common.field.order), kind: 'text' as const },
  {
    field: 'ordered_at',
    label: phrase(($) => $.order.order_item.field.ordered_at),
    kind: 'days' as const,
  },
];

/** Ordered products with the progress of each line. */
function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.order_item.title.goods)}
      endpoint={listOrderedGoods}
      store="goods"
      query={{ include: ['customer', 'sale'], ...ownOrdersQuery() }}
      filters={filters()}
      columns={columns()}
      to={({ order_id }) => addressOf('order', order_id)}
    />
  );
}
