import { Box, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import {
  creditCurrency,
  creditOrder,
} from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { getOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { inSentence } from '#app/phrase-text.ts';
import { may } from '#app/session.ts';
import { queryClient, useEndpointMutation, useCall } from '#client/hooks.ts';
import { confirmDelete } from '#kit/confirm-dialog.tsx';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { formatDate } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';
import { Money, StatusBadge } from '#kit/values.tsx';
import type { Title } from '#kit/labels.ts';
import { CreditTerms } from '#entities/accounting/credit/credit-terms.tsx';
import { SettleForm } from '#entities/payment/settle-form.tsx';
import { CreditForm } from './credit-form.tsx';
import type { Order } from './order.ts';

type Credit = RowOf<typeof creditOrder.list>;

const WIDTH = 800;

/** The query for the credits of an order. */
export const creditsOf = (order: string) => ({ query: { filter: { by_order: order }, include: ['wallet'] } });

/** Credits granted for an order: create, draw, change, delete while unused. */
export function CreditCard({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const allowed = may({ resource: 'credit_order', action: 'read' });
  const reading = useCall(creditOrder.list, creditsOf(order.id), { enabled: allowed });
  useOrderAfterCredits(
    order.id,
    reading.data === undefined ? 0 : reading.data.data.length && reading.dataUpdatedAt,
  );
  if (!allowed) return null;
  return (
    <Box maw={WIDTH}>
      <Section
        title={t(($) => $.accounting.credit_order.section.credits)}
        actions={
          may({ resource: 'credit_order', action: 'create' }) && (
            <FormButton label={t(($) => $.accounting.credit_order.act.new_credit)} variant="default">
              {(close) => <CreditForm order={order} onDone={close} />}
            </FormButton>
          )
        }
      >
        <Rows rows={reading} idOf={({ id }) => id} columns={columns(order)} />
      </Section>
    </Box>
  );
}

/** Delay until an order is read again after its credits: by then the server has posted what they paid. */
const ORDER_AFTER_MS = 1500;

/** `loadedAt`: when credits were loaded; 0 without credits. */
function useOrderAfterCredits(id: string, loadedAt: number): void {
  useEffect(() => {
    if (loadedAt === 0) return undefined;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: [getOrder.id, { params: { id } }] }),
      ORDER_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [id, loadedAt]);
}

const column = columnsFor<Credit>().withLabels(($) => $.accounting.credit_order.field);
const amount = (name: 'amount' | 'used_amount' | 'outstanding_amount', title: Title) =>
  column.custom({
    key: name,
    title,
    right: true,
    render: (row) => <Money value={row[name]} currency={creditCurrency[row.type]} />,
  });

const columns = (order: Order) => [
  column.word('type', ($) => ({
    payment_order: $.common.field.goods_money,
    payment_service: $.common.field.service_fee,
  })),
  amount('amount', ($) => $.common.field.amount),
  amount('used_amount', ($) => $.accounting.credit_order.field.used),
  amount('outstanding_amount', ($) => $.common.field.outstanding),
  column.custom({
    key: 'due_date',
    render: (row) => (
      <Group gap={4} wrap="nowrap">
        <StatusBadge of="credit_order" id={row.due_state} label={formatDate(row.payment_due_date)} />
      </Group>
    ),
  }),
  column.act((row) => <CreditActs credit={row} order={order} />),
];

/** Draws on a credit, changes its limit and due date, and deletes it. */
function CreditActs({ credit, order }: { credit: Credit; order: Order }): ReactNode {
  const t = usePhrases();
  const remove = useEndpointMutation(creditOrder.delete);
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {can(credit.actions, 'draw') && (
        <FormButton label={t(($) => $.accounting.credit_order.act.draw)} variant="subtle">
          {(close) => (
            <SettleForm
              kind={credit.type}
              party={{ type: 'user', id: order.customer_id }}
              receipt={{ type: 'order', id: order.id }}
              currency={creditCurrency[credit.type]}
              amount={credit.available_amount}
              creditOrderId={credit.id}
              onDone={close}
            />
          )}
        </FormButton>
      )}
      {can(credit.actions, 'update') && (
        <FormButton
          label=""
          name={`${t(($) => $.common.act.edit)} ${documentNumber('credit_order', credit.id)}`}
          title={t(($) => $.common.act.edit_one, {
            noun: inSentence(
              `${t(($) => $.accounting.credit_order.name)} ${documentNumber('credit_order', credit.id)}`,
            ),
          })}
          variant="subtle"
          icon={<IconPencil size={14} />}
        >
          {(close) => <CreditTerms credit={credit} onDone={close} />}
        </FormButton>
      )}
      {can(credit.actions, 'delete') && (
        <RemoveButton
          deletes
          onClick={() => confirmDelete(undefined, () => remove.mutate({ params: { id: credit.id } }))}
        />
      )}
    </Group>
  );
}
