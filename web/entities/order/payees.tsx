import { Badge, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { updatePayees } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { getPurchase } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { Form, FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { DraftPayee } from './lines/draft-payee.ts';
import { PayeesEditor, payeesBody } from './lines/payees-editor.tsx';
import type { Order } from './order.ts';
import { PurchaseMoney } from './purchase/purchase-money.tsx';

const column = columnsFor<NonNullable<Order['payees']>[number]>().withLabels(($) => $.order.order.field);

/** Payees of an order in Japan with their purchases and payment status. */
export function Payees({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  return (
    <Section
      title={t(($) => $.order.order.section.payees)}
      actions={
        order.approved_at === null &&
        can(order.actions, 'update') && (
          <FormButton label={t(($) => $.order.order.act.change_payees)} variant="default" size="xl">
            {(close) => <PayeesForm order={order} onDone={close} />}
          </FormButton>
        )
      }
    >
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

/** Pays a payee without leaving the order: the outstanding amount of their purchase. */
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
    <QueryStatus of={reading} shape="lines" />
  ) : (
    <PurchaseMoney purchase={reading.data} />
  );
}

const typedOf = ({ payees = [] }: Order): DraftPayee[] =>
  payees.map(({ id: key, supplier_id, amount, due_date, note }) => ({
    ...{ key, amount, supplier_id: String(supplier_id), due_date: due_date ?? '', note: note ?? '' },
  }));

/** Replaces the payees of a draft. */
function PayeesForm({ order, onDone }: { order: Order; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [lines, setLines] = useState(() => typedOf(order));
  const form = useFields(
    {},
    {
      send: () =>
        deferRequest(updatePayees, {
          params: { id: order.id },
          version: order.version,
          body: { payees: payeesBody(lines) },
        }),
      onDone,
    },
  );
  const lacks = payeesBody(lines).length === 0 ? t(($) => $.order.order_item.message.lacks_payee) : undefined;
  return (
    <Form {...form} missing={lacks}>
      <PayeesEditor
        lines={lines}
        onChange={(next) => {
          form.set({}); // Changed lines make a new request with a new idempotency key.
          setLines(next);
        }}
        currency="JPY"
        party={{ type: 'user', id: String(order.customer_id) }}
        errorOf={form.errorOf}
      />
    </Form>
  );
}
