import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { approveOrder, getOrder, reopenOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { prepare } from '#client/prepared.ts';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { DocumentActions } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { ProgressSteps } from '#kit/document/progress-steps.tsx';
import { NotThere } from '#kit/empty.tsx';
import { formatInstant } from '#kit/format.ts';
import { Facts, Section } from '#kit/page.tsx';
import { StatusBadge } from '#kit/show.tsx';
import { TransactionsCard } from '#nouns/payment/transactions-card.tsx';
import { useShipmentMethods } from '#nouns/options.ts';
import { askToCancel } from './cancel-order.tsx';
import { CreditCard } from './credit-card.tsx';
import { OrderForm } from './order-form.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { orderStatusLabel } from './order-status.ts';
import type { Order } from './order.ts';

/** One order with lines, money, progress, transactions, credits and what happened. */
export function OrderDetail({ id }: { id: string }): ReactNode {
  const t = usePhrases();
  const { data: order, error } = useCall(getOrder, {
    params: { id },
    query: { include: ['sale'], append: ['related_trackings'] },
  });
  if (order === undefined) return <NotThere error={error} />;
  return (
    <DocumentFrame
      title={order.id}
      badge={<StatusBadge of="order" id={order.status_id} label={orderStatusLabel(order.status_id)} />}
      actions={<OrderActions order={order} />}
    >
      <div className="columns">
        <OrderFacts order={order} />
        <OrderMoney order={order} />
      </div>
      <OrderLines order={order} />
      <div className="columns">
        <Section title={t(($) => $.order.order.section.progress)}>
          <ProgressSteps steps={order.progress ?? []} />
        </Section>
        <Stack gap="sm">
          <TransactionsCard type="order" id={order.id} />
          <CreditCard order={order} />
        </Stack>
        <ChangeLog type="order" id={order.id} />
      </div>
    </DocumentFrame>
  );
}

const OrderActions = ({ order }: { order: Order }): ReactNode => (
  <DocumentActions
    states={order.actions}
    actions={[
      { key: 'approve', onlyWhenPossible: true, call: prepare(approveOrder, { params: { id: order.id } }) },
      {
        key: 'update',
        label: ($) => $.common.act.edit,
        variant: 'default',
        onlyWhenPossible: true,
        form: (close) => <OrderForm order={order} onDone={close} />,
      },
      { key: 'cancel', color: 'red', onlyWhenPossible: true, run: () => void askToCancel(order.id) },
      {
        key: 'reopen',
        onlyWhenPossible: true,
        asks: true,
        call: prepare(reopenOrder, { params: { id: order.id } }),
      },
    ]}
  />
);

function OrderFacts({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const methods = useShipmentMethods();
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          [t(($) => $.common.field.customer), order.customer?.name],
          [t(($) => $.order.order.field.sale), order.sale?.name],
          [t(($) => $.common.field.shipment_method), methods.nameOf(order.shipment_method_id)],
          [t(($) => $.common.field.created_at), formatInstant(order.created_at)],
          [t(($) => $.common.field.tracking), order.related_trackings?.map(({ code }) => code).join(', ')],
          [t(($) => $.common.field.note), order.note],
          order.cancel_reason !== null && [t(($) => $.common.field.reason), order.cancel_reason],
        ]}
      />
    </Section>
  );
}
