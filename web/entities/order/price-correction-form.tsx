import type { ReactNode } from 'react';
import { correctOrderItemPrice } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { orderTypes } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest, rowVersion } from '#client/deferred-request.ts';
import { usePreview } from '#client/preview.ts';
import { measure, money, text, yesNo } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { NoteBox, YesNo } from '#kit/inputs/inputs.tsx';
import { PercentInput, PriceInput } from '#kit/inputs/numbers.tsx';
import { bodyOf, useFields } from '#kit/use-fields.ts';
import { useTypedBody } from './lines/use-typed-body.ts';
import { LinePlan, type OrderLine } from './line-plan.tsx';
import type { Order } from './order.ts';

const fields = {
  price: money({ required: true }),
  is_price_with_tax: yesNo(),
  tax_percent: measure(),
  discount_tax_per_tax_percent: measure(),
  reason: text({ required: true }),
};

/** Corrects the price of a bought line with a reason, and shows the effect on the money. */
export function PriceCorrectionForm({
  order,
  line,
  onDone,
}: {
  order: Order;
  line: OrderLine;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const form = useFields(fields, {
    words: ($) => $.order.order.field,
    row: { ...line, is_price_with_tax: false, reason: '' },
    send: (body) => deferRequest(correctOrderItemPrice, { ...rowVersion(line), body }),
    onDone,
  });
  const { field, values } = form;
  const typed = useTypedBody({ ...bodyOf(fields, values), reason: values.reason || '–' });
  const preview = usePreview(correctOrderItemPrice, typed, {
    params: { id: line.id },
    enabled: form.touched && values.price !== '',
  });
  return (
    <Form {...form} submitLabel={t(($) => $.order.order_item.act.correct_price)}>
      <div className="fields">
        <PriceInput
          currency={orderTypes[order.type_id].goods_currency}
          {...field('price', ($) => $.common.field.price)}
        />
        <YesNo {...field('is_price_with_tax', ($) => $.order.order.field.with_tax)} />
        <PercentInput {...field('tax_percent', ($) => $.order.order.field.tax_percent)} />
        <PercentInput
          {...field('discount_tax_per_tax_percent', ($) => $.order.order.field.discount_percent)}
        />
        <div className="wide">
          <NoteBox {...field('reason', ($) => $.common.field.reason)} />
        </div>
      </div>
      {form.touched && <LinePlan order={order} line={line} preview={preview} />}
    </Form>
  );
}
