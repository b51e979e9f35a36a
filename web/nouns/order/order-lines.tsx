import { Badge, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { compare, isPositive, isZero } from '@hakobu/contract/kernel/decimal.ts';
import { deleteOrderItem, updateOrderItem } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { orderTypes } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useMayOpen } from '#client/may-open.ts';
import { prepare } from '#client/prepared.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { formatNumber } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { RowActs } from '#kit/row-acts.tsx';
import { LineForm, type OrderLine } from './line-form.tsx';
import { priceAndQuantity } from './lines/in-place-columns.tsx';
import type { Order } from './order.ts';

const column = columnsFor<OrderLine>().saying(($) => $.order.order.field);

/** Where boxes are given to an order. */
const BOXES = '/warehouse/internal/owning-boxes/assemble-to-order';

/** Whether a line was given as much as it asks for. */
function Remaining({ quantity }: { quantity: string }): ReactNode {
  const t = usePhrases();
  const state = isPositive(quantity) ? 'missing' : isZero(quantity) ? 'enough' : 'exceeds';
  return (
    <Badge color={{ missing: 'orange', enough: 'green', exceeds: 'red' }[state]} className="status">
      {t(($) => $.order.order.remaining[state], { count: formatNumber(quantity.replace('-', '')) })}
    </Badge>
  );
}

/** What was ordered, what it costs, and how much of it has been bought and shared out. */
export function OrderLines({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const mayOpen = useMayOpen();
  const lines = order.items ?? [];
  const mayAdd =
    orderTypes[order.type_id].lines === 'products' && // what is won at an auction is the only line
    can(order.actions, 'update') &&
    may({ resource: 'order_item', action: 'create' });
  const mayChange = can(order.actions, 'update') && may({ resource: 'order_item', action: 'update' });
  return (
    <Section
      title={t(($) => $.common.section.lines)}
      actions={
        <>
          {order.approved_at !== null && order.cancelled_at === null && mayOpen(BOXES) && (
            <Button component="a" href={`#${BOXES}?order_id=${order.id}`} variant="light">
              {t(($) => $.order.order.act.next_to_distribute)}
            </Button>
          )}
          {mayAdd && (
            <FormButton label={t(($) => $.common.act.add_product)} variant="default">
              {(close) => <LineForm order={order} onDone={close} />}
            </FormButton>
          )}
        </>
      }
    >
      <Rows
        rows={lines}
        idOf={(item) => item.id}
        columns={[
          column.product(),
          ...priceAndQuantity<OrderLine>({
            endpoint: updateOrderItem,
            currency: orderTypes[order.type_id].goods_currency,
            editable: () => mayChange,
          }),
          ...(lines.some(({ cancelled_quantity }) => compare(cancelled_quantity, '0') > 0)
            ? [column.figure('cancelled_quantity', { title: ($) => $.order.order.log.cancelled_quantity })]
            : []),
          column.money('tax', { dim: true }),
          column.money('discount_tax', { title: ($) => $.common.field.discount, dim: true }),
          column.money('balance', { title: ($) => $.common.field.total }),
          column.figure('purchased_quantity', { title: ($) => $.order.purchase.status.Ordered }),
          column.figure('distributed_quantity', { title: ($) => $.common.field.distributed }),
          column.custom({
            key: 'remaining_distributed_quantity',
            title: ($) => $.order.order_distribution.field.remaining,
            render: (line) => <Remaining quantity={line.remaining_distributed_quantity} />,
          }),
          column.day('expected_delivery'),
          ...(mayChange
            ? [column.act((line) => <LineActions order={order} line={line} only={lines.length === 1} />)]
            : []),
        ]}
      />
    </Section>
  );
}

/** Changes a line where it stands; takes it off while nobody has bought it. */
function LineActions({ order, line, only }: { order: Order; line: OrderLine; only: boolean }): ReactNode {
  const untouched =
    compare(line.purchased_quantity, '0') === 0 && compare(line.distributed_quantity, '0') === 0;
  return (
    <RowActs
      name={line.product_name}
      edit={{
        title: line.product_name,
        form: (close) => <LineForm order={order} line={line} onDone={close} />,
      }}
      removable={untouched && !only && may({ resource: 'order_item', action: 'delete' })}
      remove={prepare(deleteOrderItem, { params: { id: line.id } })}
    />
  );
}
