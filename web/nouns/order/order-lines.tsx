import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import type { Order } from './order.ts';

const column = columnsFor<NonNullable<Order['items']>[number]>();

/** What was ordered, what it costs, and how much of it has been bought and shared out. */
export function OrderLines({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.shell.section.lines)}>
      <Rows
        rows={order.items ?? []}
        idOf={(item) => item.id}
        columns={[
          column.product(),
          column.money('price'),
          column.figure('quantity'),
          column.money('tax', { dim: true }),
          column.money('discount_tax', { title: ($) => $.shell.field.discount, dim: true }),
          column.money('balance', { title: ($) => $.shell.field.total }),
          column.figure('purchased_quantity', { title: ($) => $.order.purchase_status.Ordered }),
          column.figure('distributed_quantity', { title: ($) => $.shell.field.distributed }),
          column.day('expected_delivery'),
        ]}
      />
    </Section>
  );
}
