import type { ReactNode } from 'react';
import { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { changeableFields } from '#kit/document/can-change.ts';
import { ChangeableMoney } from '#kit/document/changeable-money.tsx';
import { money, text, whole } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { today } from '#kit/format.ts';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { sharedLabel } from '#kit/labels.ts';
import type { Sfa } from './sfa.ts';

/** A parcel by its tracking code, which is fixed once it is on documents and boxes. */
export function SfaForm({ row, onDone }: { row?: Sfa; onDone: (row: Sfa) => void }): ReactNode {
  const form = useFields(
    {
      tracking_code: text({ required: true }),
      quantity: whole({ start: '1' }),
      shipping_fee: money(),
      coupon: text(),
      arrival_date: text({ start: today() }),
    },
    {
      words: ($) => $.warehouse.sfa.field,
      row,
      send: ({ tracking_code, ...body }) =>
        row === undefined
          ? deferRequest(sfa.create, { body: { tracking_code, ...body } })
          : deferRequest(sfa.update, { ...rowVersion(row), body: changeableFields(row.actions, body) }),
      onDone,
    },
  );
  const { field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        {row === undefined && (
          <TextBox code autoFocus {...field('tracking_code', ($) => $.common.field.tracking)} />
        )}
        <WholeInput {...field('quantity', ($) => $.warehouse.sfa.field.packages)} />
        <ChangeableMoney
          name="shipping_fee"
          row={row}
          currency="JPY"
          {...field('shipping_fee', `${sharedLabel('shipping_fee')} (JPY)`)}
        />
        <TextBox {...field('coupon')} />
        <DayInput {...field('arrival_date')} />
      </div>
    </Form>
  );
}
