import type { ReactNode } from 'react';
import {
  getGoodsDelivery,
  updateGoodsDelivery,
  type deliverySteps,
} from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { goodsDeliveryMachine } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.machine.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentActions, type DocumentAction } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { MachineStep, otherActions } from '#kit/document/machine-step.tsx';
import { formatInstant } from '#kit/format.ts';
import { PaperButton, useIsPaperOpen } from '#kit/paper/paper.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { CustomerLink } from '#entities/identity/customer-link.tsx';
import { DeliveryPaper } from './delivery-paper.tsx';
import { DeliveryBoxes } from './goods-delivery-boxes.tsx';
import { remediesOf, TakeAddress } from './goods-delivery-remedies.tsx';
import type { Delivery } from './goods-delivery.ts';

/** One delivery: recipient, address, next steps and boxes. */
export function DeliveryDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useDocument('goods_delivery', id, useCall(getGoodsDelivery, { params: { id } }));
  const isPaperOpen = useIsPaperOpen();
  const delivery = reading.data;
  if (delivery === undefined) return <QueryStatus of={reading} />;
  if (isPaperOpen) return <DeliveryPaper delivery={delivery} />;
  const { status_id } = delivery;
  const actions = actionsOf(delivery);
  return (
    <DocumentFrame
      opens="goods_delivery_id"
      title={delivery.name}
      badge={
        <StatusBadge
          of="goods_delivery"
          id={status_id}
          label={t(($) => $.warehouse.goods_delivery.status[status_id])}
        />
      }
      actions={
        <>
          <PaperButton />
          <DocumentActions
            states={delivery.actions}
            actions={otherActions(goodsDeliveryMachine, delivery, actions)}
          />
        </>
      }
      next={
        <MachineStep
          machine={goodsDeliveryMachine}
          row={delivery}
          words={($) => $.warehouse.goods_delivery.status}
          todo={($) => $.warehouse.goods_delivery.todo}
          actions={actions}
          remedies={remediesOf(delivery)}
        />
      }
      linked={{ of: 'goods_delivery', id }}
    >
      <DeliveryFacts delivery={delivery} />
      <DeliveryBoxes delivery={delivery} />
      <DocumentTabs tabs={[logTab('goods_delivery', id)]} />
    </DocumentFrame>
  );
}

/** The button names what is missing before dispatch; only next steps are shown. */
function actionsOf(delivery: Delivery): DocumentAction[] {
  const step = (status_id: (typeof deliverySteps)[number], asks: ($: Phrases) => string) => ({
    asks,
    call: deferRequest(updateGoodsDelivery, { params: { id: delivery.id }, body: { status_id } }),
  });
  return [
    {
      key: 'update',
      label: ($) => $.common.field.address,
      variant: 'default',
      onlyWhenPossible: true,
      form: (close) => <TakeAddress delivery={delivery} onDone={close} />,
    },
    {
      key: 'ship',
      absentWhen: ['delivery_wrong_state'],
      ...step('shipping', ($) => $.common.consequence.delivery_ship),
    },
    {
      key: 'receive',
      onlyWhenPossible: true,
      ...step('received', ($) => $.common.consequence.delivery_receive),
    },
    {
      key: 'cancel',
      label: ($) => $.warehouse.goods_delivery.act.cancel,
      color: 'red',
      onlyWhenPossible: true,
      ...step('cancelled', ($) => $.common.consequence.delivery_cancel),
    },
  ];
}

function DeliveryFacts({ delivery }: { delivery: Delivery }): ReactNode {
  const t = usePhrases();
  const place = delivery.place_of_delivery;
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          [t(($) => $.common.field.customer), <CustomerLink key="customer" customer={delivery.customer} />],
          [t(($) => $.warehouse.goods_delivery.field.delivery_partner), delivery.delivery_partner?.name],
          [t(($) => $.common.field.area), delivery.area?.name],
          [t(($) => $.common.field.consignee), place?.consignee],
          [t(($) => $.common.field.address), place?.full_address],
          [t(($) => $.warehouse.goods_delivery.field.exported_date), formatInstant(delivery.exported_date)],
          [t(($) => $.warehouse.goods_delivery.field.received_at), formatInstant(delivery.received_at)],
          [t(($) => $.common.field.note), delivery.note],
        ]}
      />
    </Section>
  );
}
