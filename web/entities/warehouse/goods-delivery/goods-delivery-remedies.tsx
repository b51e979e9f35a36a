import type { ReactNode } from 'react';
import type { ErrorCode } from '@hakobu/contract/errors.ts';
import {
  listDeliveryPartners,
  updateGoodsDelivery,
} from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { useEndpointMutation, useLookup } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import type { DocumentAction } from '#kit/document/document-actions.tsx';
import { id } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { useFields } from '#kit/use-fields.ts';
import { AddressList } from '#entities/address/address-list.tsx';
import { AddBoxes } from './add-boxes.tsx';
import type { Delivery } from './goods-delivery.ts';

/** Actions that resolve what a delivery is missing. */
export const remediesOf = (delivery: Delivery): Partial<Record<ErrorCode, DocumentAction>> => ({
  delivery_without_boxes: {
    key: 'add_boxes',
    label: ($) => $.common.act.add_boxes,
    size: 'xl',
    form: (close) => <AddBoxes delivery={delivery} onDone={close} />,
  },
  delivery_without_carrier: {
    key: 'update',
    label: ($) => $.warehouse.goods_delivery.act.choose_carrier,
    form: (close) => <CarrierForm delivery={delivery} onDone={close} />,
  },
  delivery_without_place: {
    key: 'update',
    label: ($) => $.warehouse.goods_delivery.act.add_address,
    form: (close) => <TakeAddress delivery={delivery} onDone={close} />,
  },
});

/** Sets the carrier. */
function CarrierForm({ delivery, onDone }: { delivery: Delivery; onDone: () => void }): ReactNode {
  const partners = useLookup(listDeliveryPartners).map((row) => ({ value: String(row.id), label: row.name }));
  const form = useFields(
    { delivery_partner_id: id({ start: partners[0]?.value }) },
    {
      words: ($) => $.warehouse.goods_delivery.field,
      send: (body) => deferRequest(updateGoodsDelivery, { params: { id: delivery.id }, body }),
      onDone,
    },
  );
  return (
    <Form {...form}>
      <Choice {...form.field('delivery_partner_id')} options={partners} />
    </Form>
  );
}

/** Sets the address to one of the customer's addresses. */
export function TakeAddress({ delivery, onDone }: { delivery: Delivery; onDone: () => void }): ReactNode {
  const take = useEndpointMutation(updateGoodsDelivery, { onDone });
  return (
    <AddressList
      userId={delivery.customer_id}
      consignee={delivery.customer?.name}
      onPick={({ id }) => take.mutate({ params: { id: delivery.id }, body: { address_id: id } })}
    />
  );
}
