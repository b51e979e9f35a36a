import type { ReactNode } from 'react';
import { updateOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { idOrNone, money, text, textOrNone } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { sharedLabel } from '#kit/labels.ts';
import { sellers, useShipmentMethods } from '#entities/options.ts';
import { FeesAndDeclarations } from './fees-and-declarations.tsx';
import type { Order } from './order.ts';

const fields = {
  shipment_method_id: textOrNone(),
  service_fee: money(),
  insurance_fee: money(),
  special_goods_fee: money(),
  additional_cost: money(),
  special_declaration: money(),
  insurance_declaration: money(),
  sale_id: idOrNone(),
  note: text(),
};

/** Changes the head of a saved order. */
export function OrderForm({ order, onDone }: { order: Order; onDone: () => void }): ReactNode {
  const methods = useShipmentMethods();
  const form = useFields(fields, {
    row: { ...order, service_fee: order.base_service_fee },
    send: (body) => deferRequest(updateOrder, { ...rowVersion(order), body }),
    onDone,
  });
  const { field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <Choice {...field('shipment_method_id')} options={methods.options} clearable />
        <MoneyInput currency="VND" {...field('service_fee', `${sharedLabel('service_fee')} (VND)`)} />
        <EntityPicker {...sellers} {...field('sale_id', ($) => $.order.order.field.sale)} />
        <FeesAndDeclarations field={field} />
        <div className="wide">
          <NoteBox {...field('note')} />
        </div>
      </div>
    </Form>
  );
}
