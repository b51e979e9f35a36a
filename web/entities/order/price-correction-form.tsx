import type { ReactNode } from 'react';
import { correctOrderItemPrice } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { orderTypes } from '@hakobu/contract/order/order/order-types.ts';
import { deferRequest, rowVersion } from '#client/deferred-request.ts';
import { usePreview } from '#client/preview.ts';
import { Form } from '#kit/form.tsx';
import { actionName } from '#kit/labels.ts';
import { bodyOf, useFields } from '#kit/use-fields.ts';
import { CorrectionFields, correctionFields } from './lines/price-correction.tsx';
import { useTypedBody } from './lines/use-typed-body.ts';
import { LinePlan, type OrderLine } from './line-plan.tsx';
import type { Order } from './order.ts';

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
  const form = useFields(correctionFields, {
    words: ($) => $.order.order.field,
    row: { ...line, is_price_with_tax: false, reason: '' },
    send: (body) => deferRequest(correctOrderItemPrice, { ...rowVersion(line), body }),
    onDone,
  });
  const { field, values } = form;
  const typed = useTypedBody({ ...bodyOf(correctionFields, values), reason: values.reason || '–' });
  const preview = usePreview(correctOrderItemPrice, typed, {
    params: { id: line.id },
    enabled: form.touched && values.price !== '',
  });
  return (
    <Form {...form} submitLabel={actionName('correct_price')}>
      <CorrectionFields field={field} currency={orderTypes[order.type_id].goods_currency} />
      {form.touched && <LinePlan order={order} line={line} preview={preview} />}
    </Form>
  );
}
