import type { ReactNode } from 'react';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { measure, money, text, yesNo } from '#kit/fields.ts';
import { NoteBox, YesNo } from '#kit/inputs/inputs.tsx';
import { PercentInput, PriceInput } from '#kit/inputs/numbers.tsx';
import type { useFields } from '#kit/use-fields.ts';

/** The corrected price terms of a line, and the reason. */
export const correctionFields = {
  price: money({ required: true }),
  is_price_with_tax: yesNo(),
  tax_percent: measure(),
  discount_tax_per_tax_percent: measure(),
  reason: text({ required: true }),
};

/** The fields of a form that corrects the price of a line. */
export function CorrectionFields({
  field,
  currency,
}: Pick<ReturnType<typeof useFields<typeof correctionFields, unknown>>, 'field'> & {
  currency: CurrencyId;
}): ReactNode {
  return (
    <div className="fields">
      <PriceInput currency={currency} {...field('price', ($) => $.common.field.price)} />
      <YesNo {...field('is_price_with_tax', ($) => $.order.order.field.with_tax)} />
      <PercentInput {...field('tax_percent', ($) => $.order.order.field.tax_percent)} />
      <PercentInput {...field('discount_tax_per_tax_percent', ($) => $.order.order.field.discount_percent)} />
      <div className="wide">
        <NoteBox {...field('reason', ($) => $.common.field.reason)} />
      </div>
    </div>
  );
}
