import type { ReactNode } from 'react';
import { createOrderItem, updateOrderItem } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { orderTypes } from '@hakobu/contract/order/order/order-types.ts';
import { at, prepare } from '#client/prepared.ts';
import { day, measure, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { LineFields, lineFields } from './lines/line-fields.tsx';
import type { Order } from './order.ts';

export type OrderLine = NonNullable<Order['items']>[number];

const fields = { ...lineFields, expected_delivery: day(), note: text(), cancelled_quantity: measure() };

/** A line of products: a new one, or changed, cut short, or with another product instead. */
export function LineForm({
  order,
  line,
  onDone,
}: {
  order: Order;
  line?: OrderLine;
  onDone: () => void;
}): ReactNode {
  const form = useFields(fields, {
    words: ($) => $.order.order.field,
    row: line,
    send: ({ cancelled_quantity, ...body }) =>
      line === undefined
        ? prepare(createOrderItem, { body: { ...body, order_id: order.id } })
        : prepare(updateOrderItem, { ...at(line), body: { ...body, cancelled_quantity } }),
    onDone,
  });
  const { field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <LineFields form={form} currency={orderTypes[order.type_id].goods_currency}>
          {line !== undefined && (
            <QuantityInput {...field('cancelled_quantity', ($) => $.order.order.log.cancelled_quantity)} />
          )}
        </LineFields>
        <DayInput {...field('expected_delivery')} />
        <div className="wide">
          <NoteBox {...field('note')} />
        </div>
      </div>
    </Form>
  );
}
