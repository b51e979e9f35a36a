import { ActionIcon, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { shipmentInfo } from '@hakobu/contract/order/order/shipment-info.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation, useCall } from '#client/hooks.ts';
import { FormModal } from '#kit/form.tsx';
import { InlineText } from '#kit/inline-edit.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { AddressList } from '#entities/address/address-list.tsx';
import type { Order } from './order.ts';

type Info = RowOf<typeof shipmentInfo.list>;

/** The query for the shipment info of an order. */
export const shipmentInfoOf = (order_id: string) => ({ query: { filter: { order_id } } });

/** Sender and recipient of an order: texts are edited in place, the address is chosen from a list. */
export function ShipmentInfoCard({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const [choosing, setChoosing] = useState(false);
  const reading = useCall(shipmentInfo.list, shipmentInfoOf(order.id));
  const open = order.cancelled_at === null;
  const writes = open && may({ resource: 'shipment_info', action: 'create' });
  const take = useEndpointMutation(shipmentInfo.create, { onDone: () => setChoosing(false) });
  const takeOne = (address_id?: number) =>
    take.mutate({ body: { order_id: order.id, ...(address_id !== undefined && { address_id }) } });
  return (
    <Section
      title={t(($) => $.order.order.section.shipment_info)}
      actions={
        writes && (
          <ActionIcon
            variant="subtle"
            aria-label={t(($) => $.order.order.act.choose_address)}
            onClick={() => setChoosing(true)}
          >
            <IconPencil size={16} />
          </ActionIcon>
        )
      }
    >
      <QueryView of={reading} shape="lines">
        {({ data: [info] }) =>
          info === undefined ? (
            <NoAddress {...(writes && { take: () => takeOne() })} busy={take.isPending} />
          ) : (
            <InfoFacts
              info={info}
              editable={open && may({ resource: 'shipment_info', action: 'update' })}
              {...(writes && { onChoose: () => setChoosing(true) })}
            />
          )
        }
      </QueryView>
      <FormModal
        title={t(($) => $.order.order.act.choose_address)}
        opened={choosing}
        onClose={() => setChoosing(false)}
      >
        <AddressList
          userId={order.customer_id}
          consignee={order.customer?.name}
          onPick={({ id }) => takeOne(id)}
        />
      </FormModal>
    </Section>
  );
}

/** No address yet: offers the customer's default address. */
function NoAddress({ take, busy }: { take?: () => void; busy: boolean }): ReactNode {
  const t = usePhrases();
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {t(($) => $.order.order.message.no_shipment_info)}
      </Text>
      {take !== undefined && (
        <Button size="compact-sm" variant="default" loading={busy} onClick={take}>
          {t(($) => $.order.order.act.take_default_address)}
        </Button>
      )}
    </Group>
  );
}

const SENDER = ['sender_name', 'sender_tel', 'sender_address'] as const;

function InfoFacts({
  info,
  editable,
  onChoose,
}: {
  info: Info;
  editable: boolean;
  onChoose?: () => void;
}): ReactNode {
  const t = usePhrases();
  const labels = {
    sender_name: t(($) => $.order.order.field.sender_name),
    sender_tel: t(($) => $.order.order.field.sender_tel),
    sender_address: t(($) => $.order.order.field.sender_address),
    consignee: t(($) => $.common.field.consignee),
    tel: t(($) => $.common.field.tel),
    note: t(($) => $.common.field.note),
  };
  const saving = { endpoint: shipmentInfo.update, params: { id: info.id }, version: info.version };
  const text = (field: keyof typeof labels) =>
    [
      labels[field],
      <InlineText
        key={field}
        {...{ saving, field, editable }}
        label={labels[field]}
        value={info[field] ?? ''}
      />,
    ] as const;
  return (
    <Facts
      rows={[
        ...SENDER.map(text),
        text('consignee'),
        text('tel'),
        [t(($) => $.common.field.address), <Place key="address" info={info} onChoose={onChoose} />],
        text('note'),
      ]}
    />
  );
}

/** The address as printed on the parcel; a click offers the customer's other addresses. */
const Place = ({ info, onChoose }: { info: Info; onChoose: (() => void) | undefined }): ReactNode =>
  onChoose === undefined ? (
    info.full_address
  ) : (
    <UnstyledButton className="in-place" onClick={onChoose}>
      {info.full_address ?? '–'}
    </UnstyledButton>
  );
