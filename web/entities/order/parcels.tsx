import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { attachParcel, detachParcel } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { AttachTrackingForm } from './attach-tracking-form.tsx';
import { TrackingState } from './tracking/tracking-state.tsx';
import type { Order } from './order.ts';

type Parcel = NonNullable<Order['trackings']>[number];
const column = columnsFor<Parcel>().withLabels(($) => $.order.order.field);

/** The parcels that an order forwards, and which of them have arrived. */
export function Parcels({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const detach = useEndpointMutation(detachParcel);
  const mayChange = can(order.actions, 'update');
  return (
    <Section
      title={t(($) => $.order.order.section.parcels)}
      actions={
        mayChange && (
          <FormButton label={t(($) => $.order.order.act.attach_parcel)} variant="default">
            {(close) => <AttachTrackingForm endpoint={attachParcel} id={order.id} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows
        rows={order.trackings ?? []}
        idOf={({ id }) => id}
        columns={[
          column.code('code'),
          column.text('note'),
          column.custom({
            key: 'state',
            title: ($) => $.common.field.status,
            render: ({ checked }) => <TrackingState checked={checked} />,
          }),
          column.instant('received_at', { title: ($) => $.common.field.arrival_date }),
          column.act(
            ({ id, received_at }) =>
              mayChange &&
              received_at === null && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="red"
                  loading={detach.isPending}
                  onClick={() => detach.mutate({ params: { id: order.id }, body: { tracking_id: id } })}
                >
                  {t(($) => $.order.order.act.detach_parcel)}
                </Button>
              ),
          ),
        ]}
      />
    </Section>
  );
}
