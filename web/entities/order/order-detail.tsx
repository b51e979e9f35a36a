import { Group, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  deleteOrder,
  getOrder,
  orderAttachments,
  reopenOrder,
} from '@hakobu/contract/order/order/order.endpoints.ts';
import { isPackedInBoxes, orderTypes } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentActions } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { ProgressSteps } from '#kit/document/progress-steps.tsx';
import { FilesSection } from '#kit/files-section.tsx';
import { formatInstant } from '#kit/format.ts';
import { PaperButton, useIsPaperOpen } from '#kit/paper/paper.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { Reference } from '#kit/reference.tsx';
import { CustomerLink } from '#entities/identity/customer-link.tsx';
import { TransactionsCard } from '#entities/payment/transactions-card.tsx';
import { OrderCompensations } from '#entities/warehouse/compensation/compensations.tsx';
import { feesOf } from './fees-and-declarations.tsx';
import { LotCard } from './auction/lot-card.tsx';
import { openCancelDialog } from './cancel-order.tsx';
import { CreditCard } from './credit-card.tsx';
import { MethodBadge } from './method-badge.tsx';
import { OrderForm } from './order-form.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderPaper } from './order-paper.tsx';
import { labelledSteps, OrderStep } from './order-step.tsx';
import { usePrefetchOrder } from './use-prefetch-order.ts';
import { orderInput } from './order-query.ts';
import { orderStatusLabel } from './order-status.ts';
import { Parcels } from './parcels.tsx';
import { Payees } from './payees.tsx';
import { isCustomer } from './progress-words.ts';
import { ShipmentInfoCard } from './shipment-info-card.tsx';
import { TrackingState } from './tracking/tracking-state.tsx';
import type { Order } from './order.ts';

/** One order with lines, money, progress, transactions, credits and history. */
export function OrderDetail({ id }: { id: string }): ReactNode {
  usePrefetchOrder(id);
  const reading = useDocument('order', id, useCall(getOrder, orderInput(id)));
  const isPaperOpen = useIsPaperOpen();
  const order = reading.data;
  if (order === undefined) return <QueryStatus of={reading} />;
  if (isPaperOpen) return <OrderPaper order={order} />;
  return (
    <DocumentFrame
      title={order.id}
      badge={<StatusBadge of="order" id={order.status_id} label={orderStatusLabel(order.status_id)} />}
      actions={
        <>
          {orderTypes[order.type_id].lines === 'products' && <PaperButton />}
          <OrderActions order={order} />
        </>
      }
      next={<OrderStep order={order} />}
      linked={{ of: 'order', id: order.id }}
    >
      <div className="facts-and-money">
        <OrderFacts order={order} />
        <OrderMoney order={order} />
      </div>
      <LinesOf order={order} />
      <OrderTabs order={order} />
    </DocumentFrame>
  );
}

/** Related records of an order, one tab each. */
function OrderTabs({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  return (
    <DocumentTabs
      tabs={[
        {
          key: 'money',
          title: t(($) => $.common.section.transactions),
          content: (
            <Stack gap="sm">
              <TransactionsCard type="order" id={order.id} />
              <CreditCard order={order} />
            </Stack>
          ),
        },
        isPackedInBoxes(order.type_id) &&
          may({ resource: 'box', action: 'read' }) && {
            key: 'goods',
            title: t(($) => $.order.order.section.goods),
            content: <OrderGoods id={order.id} />,
          },
        isPackedInBoxes(order.type_id) &&
          may({ resource: 'shipment_info', action: 'read' }) && {
            key: 'shipment',
            title: t(($) => $.order.order.section.shipment_info),
            content: <ShipmentInfoCard order={order} />,
          },
        {
          key: 'progress',
          title: t(($) => $.order.order.section.progress),
          content: (
            <Section>
              <ProgressSteps steps={labelledSteps(order)} />
            </Section>
          ),
        },
        ((order.files ?? []).length > 0 || may({ resource: 'order', action: 'update' })) && {
          key: 'files',
          title: t(($) => $.common.files.title),
          content: <OrderFiles order={order} />,
        },
        may({ resource: 'order_compensation', action: 'read' }) && {
          key: 'compensation',
          title: t(($) => $.warehouse.compensation.name),
          content: <OrderCompensations order={order} />,
        },
        logTab('order', order.id),
      ]}
    />
  );
}

/** Files of an order, visible to everyone who may read it, including its customer. */
function OrderFiles({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const params = { id: order.id };
  const mayAdd = may({ resource: 'order', action: 'update' });
  return (
    <FilesSection
      files={order.files ?? []}
      editable={mayAdd}
      {...(mayAdd && { hint: t(($) => $.order.order.message.customer_sees_files) })}
      add={(files) => deferRequest(orderAttachments.add, { params, body: { files } })}
      remove={(file) => deferRequest(orderAttachments.remove, { params: { ...params, file_id: file.id } })}
    />
  );
}

/** The lines of an order by its type. */
const LinesOf = ({ order }: { order: Order }): ReactNode => {
  const { lines } = orderTypes[order.type_id];
  if (lines === 'trackings') return <Parcels order={order} />;
  if (lines === 'payees') return <Payees order={order} />;
  return (
    <>
      {lines === 'lot' && <LotCard order={order} />}
      {/* An auction order has a line once its lot is won. */}
      {(lines !== 'lot' || order.items?.length !== 0) && <OrderLines order={order} />}
    </>
  );
};

/** A draft without history can be deleted; any other order is cancelled. */
function OrderActions({ order }: { order: Order }): ReactNode {
  const navigate = useNavigate();
  const params = { id: order.id };
  return (
    <DocumentActions
      states={order.actions}
      actions={[
        {
          key: 'update',
          label: ($) => $.common.act.edit,
          variant: 'default',
          onlyWhenPossible: true,
          form: (close) => <OrderForm order={order} onDone={close} />,
        },
        {
          key: 'cancel',
          label: ($) => $.order.order.act.cancel,
          color: 'red',
          onlyWhenPossible: true,
          run: () => void openCancelDialog(order.id),
        },
        {
          key: 'delete',
          color: 'red',
          variant: 'subtle',
          onlyWhenPossible: true,
          asks: ($) => $.common.consequence.for_good,
          call: deferRequest(deleteOrder, { params }),
          onDone: () => void navigate({ to: orderTypes[order.type_id].screen }),
        },
        {
          key: 'reopen',
          onlyWhenPossible: true,
          asks: ($) => $.common.consequence.order_reopen,
          call: deferRequest(reopenOrder, { params }),
        },
      ]}
    />
  );
}

function OrderFacts({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          [t(($) => $.order.order.field.type), t(($) => $.order.order.type[order.type_id])],
          !isCustomer() && [
            t(($) => $.common.field.customer),
            <CustomerLink key="customer" customer={order.customer} />,
          ],
          [t(($) => $.order.order.field.sale), order.sale?.name],
          [
            t(($) => $.common.field.shipment_method),
            order.shipment_method_id === null ? null : (
              <Group key="method" justify="flex-end">
                <MethodBadge id={order.shipment_method_id} />
              </Group>
            ),
          ],
          [t(($) => $.common.field.created_at), formatInstant(order.created_at)],
          [t(($) => $.common.field.updated_at), formatInstant(order.updated_at)],
          [t(($) => $.common.field.tracking), trackingsOf(order)],
          order.contract_id !== null && [
            t(($) => $.common.field.contract),
            <Reference key="contract" of="contract" id={order.contract_id} />,
          ],
          ...feesOf(order),
          [t(($) => $.common.field.note), order.note],
          order.cancel_reason !== null && [t(($) => $.common.field.reason), order.cancel_reason],
        ]}
      />
    </Section>
  );
}

/** Trackings of purchased goods. Forwarded parcels have their own section. */
function trackingsOf({ type_id, related_trackings = [] }: Order): ReactNode {
  if (related_trackings.length === 0) return null;
  if (orderTypes[type_id].lines === 'trackings') return related_trackings.map(({ code }) => code).join(', ');
  return (
    <Stack key="trackings" gap={2} align="flex-end">
      {related_trackings.map(({ id, code, checked }) => (
        <Group key={id} gap={6} wrap="nowrap">
          <Reference of="tracking" id={id} figure>
            {code}
          </Reference>
          <TrackingState checked={checked} />
        </Group>
      ))}
    </Stack>
  );
}
