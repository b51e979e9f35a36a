import type { ReactNode } from 'react';
import { contract } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { day, id, money, oneOf, text } from '#kit/fields.ts';
import { today } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { CustomerPicker } from '#entities/identity/customer-picker.tsx';
import type { Contract } from './contract.ts';

const currencies = currencyIds.map((currency) => ({ value: currency, label: currency }));

const fieldsOf = () => ({
  customer_id: id(),
  start_date: text({ start: today(), required: true }),
  end_date: day(),
  service_fee: money(),
  service_fee_currency_id: oneOf(currencyIds as [CurrencyId, ...CurrencyId[]], { start: 'VND' }),
  purchase_cost: money(),
  purchase_cost_currency_id: oneOf(currencyIds as [CurrencyId, ...CurrencyId[]], { start: 'JPY' }),
  note: text(),
});

/** The terms of a contract; the customer is chosen for a new one only. */
export function ContractForm({
  row,
  onDone,
}: {
  row?: Contract;
  onDone: (made: { id: string }) => void;
}): ReactNode {
  const form = useFields(fieldsOf(), {
    words: ($) => $.order.contract.field,
    row,
    send: ({ customer_id, ...terms }) =>
      row === undefined
        ? deferRequest(contract.create, { body: { customer_id, ...terms } })
        : deferRequest(contract.update, { ...rowVersion(row), body: terms }),
    onDone,
  });
  const { field, values } = form;
  return (
    <Form {...form} first={row === undefined}>
      <div className="fields">
        {row === undefined && <CustomerPicker {...field('customer_id', ($) => $.common.field.customer)} />}
        <DayInput {...field('start_date')} />
        <DayInput {...field('end_date')} />
        <MoneyInput
          currency={values.service_fee_currency_id as CurrencyId}
          {...field('service_fee', ($) => $.order.contract.agreed.service_fee)}
        />
        <Choice
          {...field('service_fee_currency_id', ($) => $.order.contract.log.service_fee_currency_id)}
          options={currencies}
        />
        <MoneyInput
          currency={values.purchase_cost_currency_id as CurrencyId}
          {...field('purchase_cost', ($) => $.order.contract.log.purchase_cost)}
        />
        <Choice
          {...field('purchase_cost_currency_id', ($) => $.order.contract.log.purchase_cost_currency_id)}
          options={currencies}
        />
        <div className="wide">
          <NoteBox {...field('note', ($) => $.common.field.note)} />
        </div>
      </div>
    </Form>
  );
}
