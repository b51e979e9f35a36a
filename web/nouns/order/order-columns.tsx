import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { progressStatuses } from '@hakobu/contract/order/progress/steps.ts';
import { phrase } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import type { Filter } from '#kit/list/filters.tsx';
import { orderStatusLabel } from './order-status.ts';

const column = columnsOf(listOrders);

/** What every list of orders shows. */
export const orderColumns = () => [
  column.code('id'),
  column.entity('customer'),
  column.status('status_id', 'order', ($) => $.order.order.status),
  column.money('purchase_cost', {
    title: ($) => $.common.field.goods_money,
    currency: 'purchase_cost_currency_id',
  }),
  column.money('purchase_cost_unsolved', {
    title: ($) => $.common.field.unsolved,
    currency: 'purchase_cost_currency_id',
  }),
  column.money('service_fee', { currency: 'service_fee_currency_id' }),
  column.money('shipping_fee', { currency: 'VND' }),
  column.money('shipping_fee_unsolved', { title: ($) => $.common.field.unsolved, currency: 'VND' }),
  column.createdAt(),
];

export const orderStatusFilter = (): Filter => ({
  field: 'status_id',
  label: phrase(($) => $.common.field.status),
  kind: 'choice',
  options: progressStatuses.map((id) => ({ value: id, label: orderStatusLabel(id) })),
});
