import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';

const column = columnsOf(listOrders);

/** What every list of orders shows. */
export const orderColumns = ({ withType = false }: { withType?: boolean } = {}) => [
  column.code('id'),
  ...(withType
    ? [column.word('type_id', ($) => $.order.order.type, { title: ($) => $.order.order.field.type })]
    : []),
  column.entity('customer', { to: (id) => addressOf('customer', id) }),
  column.status('status_id', 'order', ($) => $.order.order.status),
  column.money('purchase_cost', {
    title: ($) => $.common.field.goods_money,
    currency: 'purchase_cost_currency_id',
    unsorted: SUMS_OF_CHARGES,
  }),
  column.money('purchase_cost_unsolved', {
    title: ($) => $.order.order.field.goods_unsolved,
    currency: 'purchase_cost_currency_id',
    unsorted: SUMS_OF_CHARGES,
  }),
  column.money('service_fee', { currency: 'service_fee_currency_id', unsorted: SUMS_OF_CHARGES }),
  column.money('shipping_fee', { currency: 'VND', unsorted: SUMS_OF_CHARGES }),
  column.money('shipping_fee_unsolved', {
    title: ($) => $.order.order.field.freight_unsolved,
    currency: 'VND',
    unsorted: SUMS_OF_CHARGES,
  }),
  column.code('contract_id', { title: ($) => $.common.field.contract, bold: false }),
  column.createdAt(),
];

/** What lists of staff ask beside the orders themselves. */
export const orderQuery = { include: ['customer', 'sale'], append: ['related_trackings'] };

/** What lists of staff show beside: whose it is, on which parcels, and what is owed of it. */
export const progressColumns = () => [
  column.money('purchase_cost_outstanding', {
    title: ($) => $.common.field.outstanding,
    currency: 'purchase_cost_currency_id',
    unsorted: SUMS_OF_CHARGES,
  }),
  column.names('related_trackings', ({ code }) => code, {
    title: ($) => $.common.field.tracking,
    exports: false,
  }),
  column.entity('sale', { title: ($) => $.order.order.field.sale }),
  column.instant('updated_at'),
];
