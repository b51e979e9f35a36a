import { Badge, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { getPurchase } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { ReadState } from '#kit/read-state.tsx';
import type { Order } from './order.ts';
import { PurchaseMoney } from './purchase/purchase-money.tsx';

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
          column.reference('purchase_id', 'purchase'),
          column.custom({
            key: 'paid',
            title: ($) => $.common.field.status,
            render: ({ paid, purchase_id, supplier_name }) => (
              <Group gap="xs" wrap="nowrap">
                <Badge color={paid ? 'green' : 'yellow'}>
                  {t(($) => $.order.order.message[paid ? 'payee_paid' : 'payee_open'])}
                </Badge>
                {!paid && <PayPayee purchase={purchase_id} name={supplier_name} />}
              </Group>
            ),
          }),
        ]}
      />
    </Section>
  );
}

/** Pays somebody without leaving the order: the money of their purchase, with what it still needs. */
function PayPayee({ purchase, name }: { purchase: number | null; name: string }): ReactNode {
  const t = usePhrases();
  const pays =
    may({ resource: 'transaction', action: 'create' }) && may({ resource: 'purchase', action: 'read' });
  if (purchase === null || !pays) return null;
  return (
    <FormButton label={t(($) => $.order.order.act.pay_payee)} title={name} variant="default">
      {() => <PayeeMoney purchase={purchase} />}
    </FormButton>
  );
}

function PayeeMoney({ purchase }: { purchase: number }): ReactNode {
  const reading = useCall(getPurchase, { params: { id: purchase } });
  return reading.data === undefined ? (
    <ReadState of={reading} shape="lines" />
  ) : (
    <PurchaseMoney purchase={reading.data} />
  );
}
