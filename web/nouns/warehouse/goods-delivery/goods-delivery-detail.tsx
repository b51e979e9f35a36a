import type { ReactNode } from 'react';
import {
  getGoodsDelivery,
  updateGoodsDelivery,
  type deliverySteps,
} from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { prepare } from '#client/prepared.ts';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { DocumentActions } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { NotThere } from '#kit/empty.tsx';
import { formatInstant } from '#kit/format.ts';
import { Facts, Section } from '#kit/page.tsx';
import { StatusBadge } from '#kit/show.tsx';
import { AddressList } from '#nouns/address/address-list.tsx';
import { DeliveryBoxes } from './goods-delivery-boxes.tsx';
import type { Delivery } from './goods-delivery.ts';

/** One delivery: to whom and where, its next steps and its boxes. */
export function DeliveryDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const { data: delivery, error } = useCall(getGoodsDelivery, { params: { id } });
  if (delivery === undefined) return <NotThere error={error} />;
  const { status_id } = delivery;
  return (
    <DocumentFrame
      inside="dialog"
      title={delivery.name}
      badge={
        <StatusBadge
          of="goods_delivery"
          id={status_id}
          label={t(($) => $.warehouse.goods_delivery.status[status_id])}
        />
      }
      actions={<DeliveryActions delivery={delivery} />}
    >
      <DeliveryFacts delivery={delivery} />
      <DeliveryBoxes delivery={delivery} />
      <ChangeLog type="goods_delivery" id={id} />
    </DocumentFrame>
  );
}

/** What is missing before it can leave is said by the button; steps that are not next are not there. */
function DeliveryActions({ delivery }: { delivery: Delivery }): ReactNode {
  const step = (status_id: (typeof deliverySteps)[number]) => ({
    asks: true,
    call: prepare(updateGoodsDelivery, { params: { id: delivery.id }, body: { status_id } }),
  });
  return (
    <DocumentActions
      states={delivery.actions}
      actions={[
        {
          key: 'update',
          label: ($) => $.common.field.address,
          variant: 'default',
          onlyWhenPossible: true,
          form: (close) => <TakeAddress delivery={delivery} onDone={close} />,
        },
        { key: 'ship', absentWhen: ['delivery_wrong_state'], ...step('shipping') },
        { key: 'receive', onlyWhenPossible: true, ...step('received') },
        { key: 'cancel', color: 'red', onlyWhenPossible: true, ...step('cancelled') },
      ]}
    />
  );
}

/** One of the customer's addresses, which the delivery takes. */
function TakeAddress({ delivery, onDone }: { delivery: Delivery; onDone: () => void }): ReactNode {
  const take = useAct(updateGoodsDelivery, { onDone });
  return (
    <AddressList
      userId={delivery.customer_id}
      onPick={({ id }) => take.mutate({ params: { id: delivery.id }, body: { address_id: id } })}
    />
  );
}

function DeliveryFacts({ delivery }: { delivery: Delivery }): ReactNode {
  const t = usePhrases();
  const place = delivery.place_of_delivery;
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          [t(($) => $.common.field.customer), delivery.customer?.name],
          [t(($) => $.warehouse.goods_delivery.field.delivery_partner), delivery.delivery_partner?.name],
          [t(($) => $.common.field.area), delivery.area?.name],
          [t(($) => $.common.field.consignee), place?.consignee],
          [t(($) => $.common.field.address), place?.full_address],
          [t(($) => $.warehouse.goods_delivery.field.exported_date), formatInstant(delivery.exported_date)],
          [t(($) => $.common.field.received), formatInstant(delivery.received_at)],
          [t(($) => $.common.field.note), delivery.note],
        ]}
      />
    </Section>
  );
}
