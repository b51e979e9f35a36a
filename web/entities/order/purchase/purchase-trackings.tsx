import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { attachTracking, detachTracking } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { call } from '#client/call.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { AttachTrackingForm } from '../attach-tracking-form.tsx';
import { TrackingState } from '../tracking/tracking-state.tsx';
import type { Purchase } from './purchase.ts';

const column = columnsFor<NonNullable<Purchase['trackings']>[number]>();

/** Parcels of a purchase with their arrival; one attached by mistake can be detached. */
export function PurchaseTrackings({
  purchase: { id, actions, trackings = [] },
}: {
  purchase: Purchase;
}): ReactNode {
  const t = usePhrases();
  const mayChange = may({ resource: 'purchase', action: 'update' });
  const detach = useEndpointMutation(detachTracking, { undo: (input) => () => call(attachTracking, input) });
  return (
    <Section
      title={t(($) => $.order.tracking.plural)}
      actions={
        can(actions, 'attach_tracking') && (
          <FormButton label={t(($) => $.common.action.attach_tracking)} variant="default">
            {(close) => <AttachTrackingForm endpoint={attachTracking} id={id} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows
        rows={trackings}
        idOf={(tracking) => tracking.id}
        columns={[
          column.code('code', { title: ($) => $.common.field.tracking }),
          column.custom({
            key: 'state',
            title: ($) => $.common.field.status,
            render: ({ checked }) => <TrackingState checked={checked} />,
          }),
          column.instant('received_at', { title: ($) => $.common.field.arrival_date }),
          mayChange &&
            column.act(
              (tracking) =>
                !tracking.checked && (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    color="red"
                    aria-label={`${t(($) => $.order.purchase.act.detach_tracking)} ${tracking.code}`}
                    loading={detach.isPending}
                    onClick={() => detach.mutate({ params: { id }, body: { tracking_id: tracking.id } })}
                  >
                    {t(($) => $.order.purchase.act.detach_tracking)}
                  </Button>
                ),
            ),
        ]}
      />
    </Section>
  );
}
