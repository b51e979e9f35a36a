import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { createTracking, listTrackings } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import type { Query } from '#client/call.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { CreateButton } from '#kit/create-button.tsx';
import { text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useFields } from '#kit/use-fields.ts';
import { useOpenRow } from '#kit/use-open-row.ts';
import { referenceLabels, type ReferenceType } from './reference-labels.ts';
import { TrackingDetail } from './tracking-detail.tsx';

const column = columnsOf(listTrackings);
const columns = (references: (type: ReferenceType) => string) => [
  column.code('code', { title: ($) => $.common.field.tracking }),
  column.status('checked', 'tracking', ($) => $.order.tracking.state, {
    title: ($) => $.common.field.status,
    badge: (checked) => (checked === 'true' ? 'checked' : 'not_checked'),
  }),
  column.names('references', ({ type, id }) => `${references(type)} ${id}`, {
    title: ($) => $.order.tracking.field.references,
    exports: 'references.id',
    to: ({ type, id }: { type: ReferenceType; id: string }) => ({ of: type, id }),
    kind: 'party',
  }),
  column.instant('received_at', { title: ($) => $.common.field.arrival_date }),
  column.createdAt(),
];

interface TrackingsProps {
  title: string;
  /** Restricts the list; absent for all trackings. */
  of?: Query;
}

/** The list of trackings, or the tracking in the address. */
export function Trackings(props: TrackingsProps): ReactNode {
  const [opened] = useOpenRow('tracking_id');
  return opened === undefined ? <TrackingList {...props} /> : <TrackingDetail key={opened} id={opened} />;
}

const answers = ['true', 'false'] as const;

function TrackingList({ title, of = {} }: TrackingsProps): ReactNode {
  const t = usePhrases();
  const [, open, addressOf] = useOpenRow('tracking_id');
  return (
    <ListScreen
      title={title}
      endpoint={listTrackings}
      store="trackings"
      query={{ include: ['references'], ...of }}
      filters={[
        {
          field: 'checked',
          label: t(($) => $.common.field.status),
          kind: 'choice',
          options: answers.map((value) => ({ value, label: t(($) => $.order.tracking.state[value]) })),
        },
        {
          field: 'received',
          label: t(($) => $.common.field.received),
          kind: 'choice',
          options: [
            { value: 'true', label: t(($) => $.order.order.field.received_at) },
            { value: 'false', label: t(($) => $.order.order.message.on_its_way) },
          ],
        },
        {
          field: 'claimed',
          label: t(($) => $.order.tracking.field.claimed),
          kind: 'choice',
          options: answers.map((value) => ({ value, label: t(($) => $.order.tracking.claimed[value]) })),
        },
        { field: 'received_at', label: t(($) => $.common.field.arrival_date), kind: 'days' },
        { field: 'created_at', label: t(($) => $.common.field.created_at), kind: 'days' },
      ]}
      columns={columns((type) => t(($) => referenceLabels($)[type]))}
      actions={
        may({ resource: 'tracking', action: 'create' }) && (
          <CreateButton noun={t(($) => $.order.tracking.name)}>
            {(close) => (
              <TrackingForm
                onDone={({ id }) => {
                  close();
                  open(id);
                }}
              />
            )}
          </CreateButton>
        )
      }
      to={({ id }) => addressOf(id)}
    />
  );
}

/** Announces a parcel; without a code, one is generated. */
function TrackingForm({ onDone }: { onDone: (made: { id: number }) => void }): ReactNode {
  const t = usePhrases();
  const form = useFields(
    { code: text() },
    { send: (body) => deferRequest(createTracking, { body }), onDone },
  );
  return (
    <Form {...form}>
      <TextBox code autoFocus {...form.field('code', ($) => $.common.field.tracking)} />
      <Text size="sm" c="dimmed">
        {t(($) => $.order.tracking.message.own_code)}
      </Text>
    </Form>
  );
}
