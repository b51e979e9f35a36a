import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import type { Order } from './order.ts';

const column = columnsFor<NonNullable<Order['items']>[number]>().saying(($) => $.order.order.field);

/** What was ordered, what it costs, and how much of it has been bought and shared out. */
export function OrderLines({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.common.section.lines)}>
      <Rows
        rows={order.items ?? []}
        idOf={(item) => item.id}
        columns={[
          column.product(),
          column.money('price'),
          column.figure('quantity'),
          column.money('tax', { dim: true }),
          column.money('discount_tax', { title: ($) => $.common.field.discount, dim: true }),
          column.money('balance', { title: ($) => $.common.field.total }),
          column.figure('purchased_quantity', { title: ($) => $.order.purchase.status.Ordered }),
          column.figure('distributed_quantity', { title: ($) => $.common.field.distributed }),
          column.day('expected_delivery'),
        ]}
      />
    </Section>
  );
}
