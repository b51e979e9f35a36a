import type { ReactNode } from 'react';
import { freightChargeTypes, freightRanges } from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import { measure, money, moneyOrNone, oneOf, yesNo } from '#kit/fields.ts';
import { Choice, YesNo } from '#kit/inputs/inputs.tsx';
import { MoneyInput, PriceInput } from '#kit/inputs/numbers.tsx';
import type { FieldProps, FormValuesOf } from '#kit/use-fields.ts';
import { chargeRanges, chargeTypes, isByValue, type LadingBill } from './lading-bill.ts';

/** The freight terms of a bill. */
export const termsFields = {
  type_freight_charge: oneOf(freightChargeTypes),
  type_freight_range: oneOf(freightRanges),
  automatic_freight_rate_update: yesNo(),
  freight_charge_pay_for_order: yesNo(),
  freight_rate: moneyOrNone(),
  discount: money(),
  declared_value: measure(),
};

type Terms = Pick<
  LadingBill,
  | 'type_freight_charge'
  | 'type_freight_range'
  | 'automatic_freight_rate_update'
  | 'freight_charge_pay_for_order'
  | 'freight_rate'
  | 'discount'
  | 'declared_value'
>;

/** A rate from the price list is not sent, nor a declared value that the charge type does not use. */
export const termsBody = <Body extends Terms>(
  bill: LadingBill,
  { freight_rate, declared_value, ...body }: Body,
) => ({
  ...body,
  ...(!body.automatic_freight_rate_update && { freight_rate }),
  ...(isByValue(body, bill.pivot_boxes) && { declared_value }),
});

interface TermsForm {
  field: FieldProps<typeof termsFields, never>;
  values: FormValuesOf<typeof termsFields>;
}

/** How the freight of a bill is charged. */
export function TermsFields({ bill, form }: { bill: LadingBill; form: TermsForm }): ReactNode {
  const { field, values } = form;
  return (
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
  );
}
