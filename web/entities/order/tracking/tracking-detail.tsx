import type { ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { attachParcel } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { attachTracking } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import {
  deleteTracking,
  getTracking,
  updateTracking,
} from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation, useCall } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { useOpenRow } from '#kit/use-open-row.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { confirmDelete } from '#kit/confirm-dialog.tsx';
import { text } from '#kit/fields.ts';
import { Form, FormButton } from '#kit/form.tsx';
import { formatInstant } from '#kit/format.ts';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';
import { useFields } from '#kit/use-fields.ts';
import { Reference } from '#kit/reference.tsx';
import { OrderSelection } from '../order-selection.tsx';
import { PurchaseSelection } from '../purchase/purchase-selection.tsx';
import { referenceLabels } from './reference-labels.ts';
import { TrackingSuggestions } from './tracking-suggestions.tsx';
import { TrackingState } from './tracking-state.tsx';

type Tracking = ResponseOf<typeof getTracking>;
const column = columnsFor<NonNullable<Tracking['references']>[number]>();

/** One tracking: arrival, related records and received goods. */
export function TrackingDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useCall(getTracking, { params: { id }, query: { include: ['references'] } });
  const tracking = reading.data;
  if (tracking === undefined) return <QueryStatus of={reading} />;
  const { code, value, checked, received_at, created_at, references = [] } = tracking;
  return (
    <DocumentFrame
      opens="tracking_id"
      title={code}
      badge={<TrackingState checked={checked} />}
      actions={<TrackingActs tracking={tracking} />}
    >
      <Section title={t(($) => $.common.section.details)}>
        <Facts
          rows={[
            value !== code && [t(($) => $.order.tracking.field.value), value],
            [t(($) => $.common.field.arrival_date), formatInstant(received_at)],
            [t(($) => $.common.field.created_at), formatInstant(created_at)],
          ]}
        />
      </Section>
      <Section title={t(($) => $.order.tracking.field.references)}>
        <Rows
          rows={references}
          idOf={({ type, id: key }) => `${type} ${key}`}
          empty={t(($) => $.order.tracking.message.nothing)}
          columns={[
            column.word('type', referenceLabels),
            column.custom({
              key: 'id',
              title: ($) => $.common.field.id,
              render: (one) => <Reference of={one.type} id={one.id} />,
            }),
            column.text('name'),
          ]}
        />
      </Section>
      {references.every(({ type }) => type !== 'order' && type !== 'purchase') && (
        <TrackingSuggestions id={id} />
      )}
      <DocumentTabs tabs={[logTab('tracking', id)]} />
    </DocumentFrame>
  );
}

/**
 * The code can be corrected and the tracking deleted until goods are received; it can always be attached to a
 * purchase.
 */
function TrackingActs({ tracking }: { tracking: Tracking }): ReactNode {
  const t = usePhrases();
  const [, open] = useOpenRow('tracking_id');
  const erase = useEndpointMutation(deleteTracking, { onDone: () => open(undefined) });
  const { id, code, received, references = [] } = tracking;
  const awaited = !received && references.every(({ type }) => type === 'order' || type === 'purchase');
  return (
    <>
      {may({ resource: 'purchase', action: 'update' }) && (
        <FormButton label={t(($) => $.order.tracking.act.attach)} size="xl">
          {(close) => <AttachToPurchase id={id} onDone={close} />}
        </FormButton>
      )}
      {may({ resource: 'order', action: 'update' }) && (
        <FormButton label={t(($) => $.order.tracking.act.attach_to_order)} size="xl" variant="default">
          {(close) => <AttachToOrder id={id} onDone={close} />}
        </FormButton>
      )}
      {awaited && may({ resource: 'tracking', action: 'update' }) && (
        <FormButton label={t(($) => $.order.tracking.act.edit)} variant="default">
          {(close) => <CodeForm tracking={tracking} onDone={close} />}
        </FormButton>
      )}
      {awaited && references.length === 0 && may({ resource: 'tracking', action: 'delete' }) && (
        <RemoveButton
          deletes
          of={code}
          onClick={() =>
            confirmDelete(code, () => erase.mutate({ params: { id }, version: tracking.version }))
          }
        />
      )}
    </>
  );
}

/** Attaches the tracking to a purchase; those that wait for parcels are listed first. */
function AttachToPurchase({ id, onDone }: { id: number; onDone: () => void }): ReactNode {
  const attach = useEndpointMutation(attachTracking, { onDone });
  return (
    <PurchaseSelection
      start={{ status_id: 'Ordered,PartiallyReceived' }}
      onChoose={(purchase) => attach.mutate({ params: { id: purchase.id }, body: { tracking_id: id } })}
    />
  );
}

/** Attaches the tracking to a shipment order as its parcel. */
function AttachToOrder({ id, onDone }: { id: number; onDone: () => void }): ReactNode {
  const attach = useEndpointMutation(attachParcel, { onDone });
  return (
    <OrderSelection
      type="shipment"
      onChoose={(order) => attach.mutate({ params: { id: order.id }, body: { tracking_id: id } })}
    />
  );
}

function CodeForm({ tracking, onDone }: { tracking: Tracking; onDone: () => void }): ReactNode {
  const form = useFields(
    { code: text({ required: true }) },
    {
      row: { code: tracking.value ?? tracking.code },
      send: (body) => deferRequest(updateTracking, { ...rowVersion(tracking), body }),
      onDone,
    },
  );
  return (
    <Form {...form}>
      <TextBox code {...form.field('code', ($) => $.common.field.tracking)} />
    </Form>
  );
}
