import type { ReactNode } from 'react';
import { compare } from '@hakobu/contract/kernel/decimal.ts';
import { deleteOrderItem } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { prepare } from '#client/prepared.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { RowActs } from '#kit/row-acts.tsx';
import { LineForm, type OrderLine } from './line-form.tsx';
import type { Order } from './order.ts';

const column = columnsFor<OrderLine>().saying(($) => $.order.order.field);

/** What was ordered, what it costs, and how much of it has been bought and shared out. */
export function OrderLines({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const lines = order.items ?? [];
  const mayAdd = can(order.actions, 'update') && may({ resource: 'order_item', action: 'create' });
  const mayChange = can(order.actions, 'update') && may({ resource: 'order_item', action: 'update' });
  return (
    <Section
      title={t(($) => $.common.section.lines)}
      actions={
        mayAdd && (
          <FormButton label={t(($) => $.common.act.add_product)} variant="default">
            {(close) => <LineForm order={order} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows
        rows={lines}
        idOf={(item) => item.id}
        columns={[
          column.product(),
          column.money('price'),
          column.figure('quantity'),
          ...(lines.some(({ cancelled_quantity }) => compare(cancelled_quantity, '0') > 0)
            ? [column.figure('cancelled_quantity', { title: ($) => $.order.order.log.cancelled_quantity })]
            : []),
          column.money('tax', { dim: true }),
          column.money('discount_tax', { title: ($) => $.common.field.discount, dim: true }),
          column.money('balance', { title: ($) => $.common.field.total }),
          column.figure('purchased_quantity', { title: ($) => $.order.purchase.status.Ordered }),
          column.figure('distributed_quantity', { title: ($) => $.common.field.distributed }),
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
