import { Badge, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { updatePayees } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { Form, FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { DraftPayee } from './lines/draft-payee.ts';
import { PayeesEditor, payeesBody } from './lines/payees-editor.tsx';
import type { Order } from './order.ts';
import { PayPayee } from './pay-payee.tsx';

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
