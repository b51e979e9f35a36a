import { Anchor, Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import type { Order } from './order.ts';

const column = columnsFor<NonNullable<Order['payees']>[number]>().saying(($) => $.order.order.field);

/** Whom an order pays in Japan, by which purchase, and who is paid. */
export function Payees({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.order.order.section.payees)}>
      <Rows
        rows={order.payees ?? []}
        idOf={({ id }) => id}
        columns={[
          column.text('supplier_name', { title: ($) => $.common.field.supplier }),
          column.money('amount'),
          column.day('due_date'),
          column.text('note'),
          column.custom({
            key: 'purchase_id',
            title: ($) => $.order.order.field.purchase_id,
            render: ({ purchase_id }) => <PurchaseLink id={purchase_id} />,
          }),
          column.custom({
            key: 'paid',
            title: ($) => $.common.field.status,
            render: ({ paid }) => (
              <Badge color={paid ? 'green' : 'yellow'}>
                {t(($) => $.order.order.message[paid ? 'payee_paid' : 'payee_open'])}
              </Badge>
            ),
          }),
        ]}
      />
    </Section>
  );
}

function PurchaseLink({ id }: { id: number | null }): ReactNode {
  if (id === null) return null;
  const to = addressOf('purchase', String(id));
  return to === undefined ? (
    id
  ) : (
    <Anchor inherit href={`#${to}`}>
      {id}
    </Anchor>
  );
}
