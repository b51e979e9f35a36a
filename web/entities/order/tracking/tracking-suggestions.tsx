import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { attachParcel } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { attachTracking } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { suggestForTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation, useData } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { Reference } from '#kit/reference.tsx';
import { referenceLabels } from './reference-labels.ts';

type Suggestion = ResponseOf<typeof suggestForTracking>['data'][number];
const column = columnsFor<Suggestion>();

/** Documents that an unclaimed parcel may belong to, with reasons; one click attaches it. */
export function TrackingSuggestions({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const rows = useData(suggestForTracking, { params: { id } })?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Section title={t(($) => $.order.tracking.field.suggestions)}>
      <Rows
        rows={rows}
        idOf={({ type, id: key }) => `${type} ${key}`}
        columns={[
          column.custom({
            key: 'name',
            render: ({ type, id: key, name }) => (
              <>
                <Reference
                  of={type}
                  id={key}
                >{`${t(($) => referenceLabels($)[type])} ${documentNumber(type, key)}`}</Reference>
                <Text size="xs" c="dimmed">
                  {name}
                </Text>
              </>
            ),
          }),
          column.custom({
            key: 'reasons',
            title: ($) => $.order.tracking.field.reasons,
            render: ({ reasons }) => (
              <Text size="sm">{reasons.map((one) => t(($) => $.order.tracking.reason[one])).join('; ')}</Text>
            ),
          }),
          column.act((one) => <AttachHere id={id} to={one} />),
        ]}
      />
    </Section>
  );
}

function AttachHere({ id, to }: { id: number; to: Suggestion }): ReactNode {
  const t = usePhrases();
  const toPurchase = useEndpointMutation(attachTracking);
  const toOrder = useEndpointMutation(attachParcel);
  const isPurchase = to.type === 'purchase';
  if (!may({ resource: isPurchase ? 'purchase' : 'order', action: 'update' })) return null;
  const body = { tracking_id: id };
  const label = t(($) => $.order.tracking.act.attach_here);
  return (
    <Button
      size="compact-sm"
      variant="light"
      aria-label={`${label} ${documentNumber(to.type, to.id)}`}
      loading={toPurchase.isPending || toOrder.isPending}
      onClick={() =>
        isPurchase
          ? toPurchase.mutate({ params: { id: Number(to.id) }, body })
          : toOrder.mutate({ params: { id: to.id }, body })
      }
    >
      {label}
    </Button>
  );
}
