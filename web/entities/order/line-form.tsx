import { useState, type ReactNode } from 'react';
import { isZero } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { createOrderItem, updateOrderItem } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { orderTypes } from '@hakobu/contract/order/order/order-types.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { usePreview } from '#client/preview.ts';
import { day, measure, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import { bodyOf, useFields, type BodyOf } from '#kit/use-fields.ts';
import { lineBody, type KnownProduct } from './lines/draft-line.ts';
import { LineFields, lineFields, LineTotal } from './lines/line-fields.tsx';
import { useTypedBody } from './lines/use-typed-body.ts';
import { LinePlan, type OrderLine } from './line-plan.tsx';
import type { Order } from './order.ts';

/** The price of a line is fixed once pieces were bought or taken from stock. */
export const isBought = (line: OrderLine): boolean =>
  !isZero(line.purchased_quantity) || !isZero(line.distributed_quantity);

const fields = { ...lineFields, expected_delivery: day(), note: text(), cancelled_quantity: measure() };

const orderLineBody = (typed: BodyOf<typeof fields>, currency: CurrencyId) => {
  const { expected_delivery, note, cancelled_quantity } = typed;
  return { ...lineBody(typed, currency), expected_delivery, note, cancelled_quantity };
};

/** Creates a line of products, or changes it, cancels the remainder, or substitutes the product. */
export function LineForm({
  order,
  line,
  onDone,
}: {
  order: Order;
  line?: OrderLine;
  onDone: () => void;
}): ReactNode {
  const currency = orderTypes[order.type_id].goods_currency;
  const form = useFields(fields, {
    words: ($) => $.order.order.field,
    row: line && { ...line, is_price_with_tax: false },
    send: (typed) => {
      const { cancelled_quantity, ...body } = orderLineBody(typed, currency);
      return line === undefined
        ? deferRequest(createOrderItem, { body: { ...body, order_id: order.id } })
        : deferRequest(updateOrderItem, { ...rowVersion(line), body: { ...body, cancelled_quantity } });
    },
    onDone,
  });
  const [product, setProduct] = useState<KnownProduct>();
  const { field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <LineFields
          form={form}
          currency={currency}
          priced={line === undefined || !isBought(line)}
          onProduct={setProduct}
        >
          {line !== undefined && (
            <QuantityInput {...field('cancelled_quantity', ($) => $.order.order.log.cancelled_quantity)} />
          )}
        </LineFields>
        <DayInput {...field('expected_delivery')} />
        <div className="wide">
          <NoteBox {...field('note')} />
        </div>
      </div>
      {line === undefined && <LineTotal typed={form.values} currency={currency} product={product} />}
      {line !== undefined && form.touched && (
        <ChangePlan order={order} line={line} body={orderLineBody(bodyOf(fields, form.values), currency)} />
      )}
    </Form>
  );
}

function ChangePlan({
  body,
  ...plan
}: {
  order: Order;
  line: OrderLine;
  body: ReturnType<typeof orderLineBody>;
}): ReactNode {
  const preview = usePreview(updateOrderItem, useTypedBody(body), { params: { id: plan.line.id } });
  return <LinePlan {...plan} preview={preview} />;
}
