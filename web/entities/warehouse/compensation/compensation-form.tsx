import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import {
  ladingBillCompensation,
  orderCompensation,
} from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { changeableFields } from '#kit/document/can-change.ts';
import { ChangeableMoney } from '#kit/document/changeable-money.tsx';
import { money, oneOf, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { boxesOf, CompensationBoxes, type Chosen, type DamagedBox } from './compensation-boxes.tsx';

export type Compensation = RowOf<typeof orderCompensation.list>;

/** The document and boxes to compensate. */
export type Damaged =
  | { order_id: string; boxes: readonly DamagedBox[] }
  | { lading_bill_id: number; boxes: readonly DamagedBox[] };

const currency = oneOf(['VND', ...currencyIds]);
const fields = {
  amount: money({ required: true }),
  currency_id: currency,
  note: text({ required: true }),
};

/** Creates a compensation for the selected boxes. */
export function NewCompensation({ of, onDone }: { of: Damaged; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [chosen, setChosen] = useState<Chosen>({});
  const form = useFields(fields, {
    send: (body) => {
      const boxes = boxesOf(of.boxes, chosen);
      if ('order_id' in of)
        return deferRequest(orderCompensation.create, { body: { ...body, boxes, order_id: of.order_id } });
      const orders = new Set(of.boxes.filter(({ id }) => chosen[id]).map(({ order_id }) => order_id));
      const [order_id] = orders.size === 1 ? orders : [];
      const { lading_bill_id } = of;
      return deferRequest(ladingBillCompensation.create, {
        body: { ...body, boxes, lading_bill_id, ...(order_id !== undefined && { order_id }) },
      });
    },
    onDone,
  });
  const { field, values, errorOf } = form;
  return (
    <Form
      {...form}
      disabled={'lading_bill_id' in of && Object.keys(chosen).length === 0}
      submitLabel={t(($) => $.warehouse.compensation.act.new)}
    >
      {of.boxes.length > 0 && (
        <CompensationBoxes
          {...{ boxes: of.boxes, chosen, errorOf }}
          onChange={(next) => {
            form.set({}); // Changed boxes make a new request with a new idempotency key.
            setChosen(next);
          }}
        />
      )}
      {errorOf('boxes') !== undefined && (
        <Text size="sm" c="red.8">
          {errorOf('boxes')}
        </Text>
      )}
      <div className="fields">
        <MoneyInput currency={currency.sent(values.currency_id)} {...field('amount')} />
        <Choice {...field('currency_id')} options={currencyIds.map((id) => ({ value: id, label: id }))} />
        <div className="wide">
          <NoteBox {...field('note')} />
        </div>
      </div>
    </Form>
  );
}

const changed = { amount: money({ required: true }), note: text({ required: true }) };

/** Changes the reason, and the amount until it is settled. */
export function CompensationForm({
  compensation,
  onDone,
}: {
  compensation: Compensation;
  onDone: () => void;
}): ReactNode {
  const form = useFields(changed, {
    row: compensation,
    send: (body) =>
      deferRequest(orderCompensation.update, {
        ...rowVersion(compensation),
        body: changeableFields(compensation.actions, body),
      }),
    onDone,
  });
  return (
    <Form {...form}>
      <div className="fields">
        <ChangeableMoney
          name="amount"
          row={compensation}
          currency={compensation.currency_id}
          {...form.field('amount', ($) => `${$.common.field.amount} (${compensation.currency_id})`)}
        />
        <div className="wide">
          <NoteBox {...form.field('note')} />
        </div>
      </div>
    </Form>
  );
}
