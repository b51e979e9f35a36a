import type { ReactNode } from 'react';
import { price, priceGroups } from '@hakobu/contract/product/price/price.endpoints.ts';
import { rowVersion, createOrUpdate } from '#client/deferred-request.ts';
import { measure, moneyOrNone, text, yesNo } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice, TextBox, YesNo } from '#kit/inputs/inputs.tsx';
import { PriceInput, QuantityInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { groupName, type Price } from './price.ts';

const fields = {
  name: text({ required: true }),
  group_type: text({ start: 'shipping-fee' }),
  minimum_charge: measure(),
  rounding_step: moneyOrNone(),
  higher_break: yesNo(),
};

/** Name, group and terms of a price. */
export function PriceForm({ row, onDone }: { row?: Price; onDone: (row: Price) => void }): ReactNode {
  const form = useFields(fields, {
    words: ($) => $.product.price.field,
    row,
    send: createOrUpdate(price.create, price.update, row && rowVersion(row)),
    onDone,
  });
  const { field } = form;
  const groups = [...new Set<string>([...priceGroups, form.values.group_type])].map((id) => ({
    value: id,
    label: groupName(id),
  }));
  return (
    <Form {...form}>
      <div className="fields">
        <TextBox autoFocus={row === undefined} {...field('name')} />
        <Choice {...field('group_type', ($) => $.product.price.field.group)} options={groups} />
        <PriceInput {...field('minimum_charge')} />
        <QuantityInput blank scale={4} {...field('rounding_step')} />
        <YesNo {...field('higher_break')} />
      </div>
    </Form>
  );
}
