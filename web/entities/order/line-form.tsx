import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { add, compare, isNegative, negate, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { createOrderItem, updateOrderItem } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { orderTypes } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { usePreview } from '#client/preview.ts';
import { day, measure, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { formatMoney } from '#kit/format.ts';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import { Facts } from '#kit/page.tsx';
import { bodyOf, useFields, type BodyOf } from '#kit/use-fields.ts';
import { lineBody } from './lines/draft-line.ts';
import { LineFields, lineFields, LineTotal } from './lines/line-fields.tsx';
import type { Order } from './order.ts';

export type OrderLine = NonNullable<Order['items']>[number];

const TYPING_MS = 300;
const fields = { ...lineFields, expected_delivery: day(), note: text(), cancelled_quantity: measure() };

const orderLineBody = (typed: BodyOf<typeof fields>, currency: CurrencyId) => {
  const { expected_delivery, note, cancelled_quantity } = typed;
  return { ...lineBody(typed, currency), expected_delivery, note, cancelled_quantity };
};

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
  const { field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <LineFields form={form} currency={currency}>
          {line !== undefined && (
            <QuantityInput {...field('cancelled_quantity', ($) => $.order.order.log.cancelled_quantity)} />
          )}
        </LineFields>
        <DayInput {...field('expected_delivery')} />
        <div className="wide">
          <NoteBox {...field('note')} />
        </div>
      </div>
      {line === undefined && <LineTotal typed={form.values} currency={currency} />}
      {line !== undefined && form.touched && (
        <LinePlan order={order} line={line} body={orderLineBody(bodyOf(fields, form.values), currency)} />
      )}
    </Form>
  );
}

/** What a change would make of the money, before anybody means it: what the line costs then, and what goes back. */
function LinePlan({
  order: { purchase_cost_unsolved },
  line: { id, balance, currency_id },
  body,
}: {
  order: Order;
  line: OrderLine;
  body: ReturnType<typeof orderLineBody>;
}): ReactNode {
  const t = usePhrases();
  const [typed] = useDebouncedValue(JSON.stringify(body), TYPING_MS);
  const { data, error } = usePreview(updateOrderItem, JSON.parse(typed) as typeof body, { params: { id } });
  if (error !== null)
    return (
      <Text size="sm" c="var(--minus)">
        {error.message}
      </Text>
    );
  if (data === undefined || compare(data.balance, balance) === 0) return null;
  const unsolved = add(purchase_cost_unsolved, subtract(data.balance, balance));
  return (
    <Facts
      rows={[
        [
          t(($) => $.common.field.total),
          `${formatMoney(balance, currency_id)} → ${formatMoney(data.balance, currency_id)}`,
        ],
        isNegative(unsolved) && [
          t(($) => $.order.order.act.refund),
          formatMoney(negate(unsolved), currency_id),
        ],
      ]}
    />
  );
}
