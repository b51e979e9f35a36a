import type { ReactNode } from 'react';
import { freightChargeTypes, freightRanges } from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import { updateLadingBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { measure, money, moneyOrNone, oneOf, yesNo } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice, YesNo } from '#kit/inputs/inputs.tsx';
import { MoneyInput, PriceInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { chargeRanges, chargeTypes, isByValue, type LadingBill } from './lading-bill.ts';

const fields = {
  type_freight_charge: oneOf(freightChargeTypes),
  type_freight_range: oneOf(freightRanges),
  automatic_freight_rate_update: yesNo(),
  freight_charge_pay_for_order: yesNo(),
  freight_rate: moneyOrNone(),
  discount: money(),
  declared_value: measure(),
};

/**
 * How the freight of a bill is charged. A rate from the price list is not sent, nor a declared value that the
 * charge type does not use.
 */
export function TermsForm({ bill, onDone }: { bill: LadingBill; onDone: () => void }): ReactNode {
  const form = useFields(fields, {
    row: bill,
    send: ({ freight_rate, declared_value, ...body }) =>
      deferRequest(updateLadingBill, {
        ...rowVersion(bill),
        body: {
          ...body,
          ...(!body.automatic_freight_rate_update && { freight_rate }),
          ...(isByValue(body, bill.pivot_boxes) && { declared_value }),
        },
      }),
    onDone,
  });
  const { field, values } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <Choice
          {...field('type_freight_charge', ($) => $.warehouse.lading_bill.field.charge_by)}
          options={chargeTypes()}
        />
        <Choice
          {...field('type_freight_range', ($) => $.warehouse.lading_bill.field.charge_range)}
          options={chargeRanges()}
        />
        {isByValue(values, bill.pivot_boxes) && (
          <PriceInput
            currency="VND"
            {...field('declared_value', ($) => $.warehouse.lading_bill.log.declared_value)}
          />
        )}
        <YesNo
          {...field('automatic_freight_rate_update', ($) => $.warehouse.lading_bill.field.automatic_rate)}
        />
        <PriceInput
          blank
          currency="VND"
          {...field('freight_rate', ($) => $.warehouse.lading_bill.field.rate)}
          disabled={values.automatic_freight_rate_update}
        />
        <MoneyInput currency="VND" {...field('discount')} />
        <YesNo
          {...field(
            'freight_charge_pay_for_order',
            ($) => $.warehouse.lading_bill.field.freight_charge_pay_for_order,
          )}
        />
      </div>
    </Form>
  );
}
