import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { add, greatest, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { correctPurchaseItemPrice } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { deferRequest, rowVersion } from '#client/deferred-request.ts';
import { usePreview } from '#client/preview.ts';
import { Form } from '#kit/form.tsx';
import { actionName } from '#kit/labels.ts';
import { bodyOf, useFields } from '#kit/use-fields.ts';
import { CorrectionFields, correctionFields } from '../lines/price-correction.tsx';
import { useTypedBody } from '../lines/use-typed-body.ts';
import { CostEffect } from './cost-effect.tsx';
import type { PurchaseLine } from './purchase-line-form.tsx';
import type { Purchase } from './purchase.ts';

/** Corrects the price of a line after its purchase was paid, and shows the effect on the money. */
export function PurchasePriceForm({
  purchase,
  line,
  onDone,
}: {
  purchase: Purchase;
  line: PurchaseLine;
  onDone: () => void;
}): ReactNode {
  const form = useFields(correctionFields, {
    row: { ...line, price: line.price ?? '', is_price_with_tax: false, reason: '' },
    send: (body) => deferRequest(correctPurchaseItemPrice, { ...rowVersion(line), body }),
    onDone,
  });
  const { field, values } = form;
  const typed = useTypedBody({ ...bodyOf(correctionFields, values), reason: values.reason || '–' });
  const { data, error } = usePreview(correctPurchaseItemPrice, typed, {
    params: { id: line.id },
    enabled: form.touched && values.price !== '',
  });
  return (
    <Form {...form} submitLabel={actionName('correct_price')}>
      <CorrectionFields
        field={field}
        currency={currencyIds.find((id) => id === purchase.currency_id) ?? 'JPY'}
      />
      {error !== null && (
        <Text size="sm" c="var(--minus)">
          {error.message}
        </Text>
      )}
      {form.touched && data !== undefined && <Plan purchase={purchase} line={line} after={data.balance} />}
    </Form>
  );
}

/** What the new total of a line does to the money of its purchase. */
function Plan({
  purchase,
  line,
  after,
}: {
  purchase: Purchase;
  line: PurchaseLine;
  after: string | null;
}): ReactNode {
  const { total: before, unsolved } = purchase;
  if (before === null || unsolved === null || line.balance === null || after === null) return null;
  const total = greatest('0', add(before, subtract(after, line.balance)));
  return <CostEffect purchase={purchase} total={total} unsolved={add(unsolved, subtract(total, before))} />;
}
