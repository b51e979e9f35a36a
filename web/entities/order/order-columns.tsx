import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { orderTypes, type OrderType } from '@hakobu/contract/order/order/order-types.ts';
import { stepsReached, type OrderStatus } from '@hakobu/contract/order/progress/steps.ts';
import { phrase, phrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';
import { MethodBadge } from './method-badge.tsx';

const column = columnsOf(listOrders);

/** The number of progress steps that an order has completed, on a card also the next one. */
function StepsDone({ type_id, status_id }: { type_id: OrderType; status_id: OrderStatus }): ReactNode {
  const { reached, all } = stepsReached(type_id, status_id);
  const text = `${reached} / ${all}`;
  const next = orderTypes[type_id].steps[reached];
  if (status_id === 'CompletedCancel') return null;
  return (
    <>
      <Progress value={Math.round((reached / all) * 100)} w={64} aria-label={text} title={text} />
      {next !== undefined && (
        <span className="on-card">
          <span aria-hidden>→</span> {phrase(($) => $.order.order.todo[next])}
        </span>
      )}
    </>
  );
}

/** Columns of every order list. */
export const orderColumns = ({
  withType = false,
  withCustomer = true,
}: { withType?: boolean; withCustomer?: boolean } = {}) => [
  column.code('id'),
  ...(withType
    ? [column.word('type_id', ($) => $.order.order.type, { title: ($) => $.order.order.field.type })]
    : []),
  ...(withCustomer ? [column.entity('customer', { of: 'customer' })] : []),
  column.status('status_id', 'order', ($) => $.order.order.status),
  column.custom({
    key: 'progress',
    kind: 'evident',
    card: 'more',
    title: ($) => $.order.order.section.progress,
    exports: false,
    render: (order) => <StepsDone {...order} />,
  }),
  column.money('purchase_cost', {
    title: ($) => $.common.field.goods_money,
    currency: 'purchase_cost_currency_id',
    unsorted: SUMS_OF_CHARGES,
  }),
  column.money('purchase_cost_unsolved', {
    card: 'more',
    title: ($) => $.order.order.field.goods_unsolved,
    currency: 'purchase_cost_currency_id',
    unsorted: SUMS_OF_CHARGES,
  }),
  column.money('service_fee', {
    currency: 'service_fee_currency_id',
    unsorted: SUMS_OF_CHARGES,
    hiddenByDefault: true,
  }),
  column.money('shipping_fee', { currency: 'VND', unsorted: SUMS_OF_CHARGES, hiddenByDefault: true }),
  column.money('shipping_fee_unsolved', {
    card: 'more',
    title: ($) => $.order.order.field.freight_unsolved,
    currency: 'VND',
    unsorted: SUMS_OF_CHARGES,
  }),
  column.code('contract_id', { title: ($) => $.common.field.contract, bold: false, hiddenByDefault: true }),
  column.createdAt(),
];

/** Relations and computed fields that order lists of staff request. */
export const orderQuery = { include: ['customer', 'sale'], append: ['related_trackings'] };

/** Additional columns for staff: seller, trackings and outstanding amount. */
export const progressColumns = ({ withType = false }: { withType?: boolean } = {}) => [
  column.money('purchase_cost_outstanding', {
    title: ($) => $.common.field.outstanding,
    currency: 'purchase_cost_currency_id',
    unsorted: SUMS_OF_CHARGES,
    hiddenByDefault: true,
  }),
  column.money('compensation', {
    title: ($) => $.order.order.field.compensation,
    currency: 'VND',
    unsorted: SUMS_OF_CHARGES,
    hiddenByDefault: true,
  }),
  column.names('related_trackings', ({ code }) => code, {
    title: ($) => $.common.field.tracking,
    exports: 'related_trackings.code',
    to: ({ id }: { id: number }) => ({ of: 'tracking', id }),
    most: 2,
    hiddenByDefault: true,
  }),
  column.custom({
    key: 'shipment_method_id',
    hiddenByDefault: true,
    title: ($) => $.common.field.shipment_method,
    exports: [
      {
        title: phrase(($) => $.common.field.shipment_method),
        field: 'shipment_method_id',
        labels: { ...phrases().common.method },
      },
    ],
    render: ({ shipment_method_id: id }) => id !== null && <MethodBadge id={id} />,
  }),
  column.entity('sale', { title: ($) => $.order.order.field.sale, hiddenByDefault: withType }),
  column.instant('updated_at', { hiddenByDefault: true }),
];
