import type { ReactNode } from 'react';
import { freightChargeTypes, freightRanges } from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import { createLadingBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { id, measure, oneOf, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { PriceInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { CustomerPicker } from '#entities/identity/customer-picker.tsx';
import { useAreas } from '#entities/area-options.ts';
import { useShipmentMethods } from '#entities/options.ts';
import { chargeRanges, chargeTypes, isByValue, type LadingBill } from './lading-bill.ts';

/** Destination of a customer's boxes, and how their freight is charged. */
export function LadingBillForm({ onDone }: { onDone: (row: LadingBill) => void }): ReactNode {
  const [origins, destinations] = [useAreas('origin').options, useAreas('destination').options];
  const methods = useShipmentMethods();
  const form = useFields(
    {
      customer_id: id(),
      shipment_method_id: text({ start: 'sea' }),
      from_area_id: id({ start: origins[0]?.value }),
      to_area_id: id({ start: destinations[0]?.value }),
      type_freight_charge: oneOf(freightChargeTypes, { start: 'by_chargeable_weight' }),
      type_freight_range: oneOf(freightRanges, { start: 'lading_bill' }),
      declared_value: measure(),
    },
    {
      send: ({ declared_value, ...body }) =>
        deferRequest(createLadingBill, {
          body: {
            ...body,
            automatic_freight_rate_update: true,
            ...(isByValue(body) && { declared_value }),
          },
        }),
      onDone,
    },
  );
  const { field, values } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <CustomerPicker {...field('customer_id')} />
        <Choice {...field('shipment_method_id')} options={methods.options} />
        <Choice {...field('from_area_id', ($) => $.common.field.from)} options={origins} />
        <Choice {...field('to_area_id', ($) => $.common.field.to)} options={destinations} />
        <Choice
          {...field('type_freight_charge', ($) => $.warehouse.lading_bill.field.charge_by)}
          options={chargeTypes()}
        />
        <Choice
          {...field('type_freight_range', ($) => $.warehouse.lading_bill.field.charge_range)}
          options={chargeRanges()}
        />
        {isByValue(values) && (
          <PriceInput
            currency="VND"
            {...field('declared_value', ($) => $.warehouse.lading_bill.log.declared_value)}
          />
        )}
      </div>
    </Form>
  );
}
