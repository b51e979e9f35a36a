import type { ReactNode } from 'react';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import type { Purchase } from './purchase.ts';

const column = columnsFor<NonNullable<Purchase['items']>[number]>();

/** A line is told in the words of its purchase. */
const states = ({ order: { purchase }, common }: Phrases) => ({
  ...purchase.status,
  Newish: purchase.status.New,
  Paid: common.field.paid,
  WaitingToReceive: purchase.status.Ordered,
  ReceivedAtWarehouse: purchase.status.Received,
});

/** What is bought, and what came of it. */
export function PurchaseLines({ purchase }: { purchase: Purchase }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.common.section.lines)}>
      <Rows
        rows={purchase.items ?? []}
        idOf={({ id }) => id}
        columns={[
          column.product(),
          column.status('status_id', 'purchase_item', states),
          column.money('price'),
          column.figure('quantity'),
          column.figure('received_quantity', { title: ($) => $.common.field.received }),
          column.figure('distributed_quantity', { title: ($) => $.common.field.distributed }),
          column.money('balance', { title: ($) => $.common.field.total }),
        ]}
      />
    </Section>
  );
}
