import type { ReactNode } from 'react';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { correctAdditionalCost } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { deferRequest, rowVersion } from '#client/deferred-request.ts';
import { usePreview } from '#client/preview.ts';
import { money, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { actionName } from '#kit/labels.ts';
import { useFields } from '#kit/use-fields.ts';
import { useTypedBody } from '../lines/use-typed-body.ts';
import { CostEffect } from './cost-effect.tsx';
import type { Purchase } from './purchase.ts';

/** Corrects the additional cost of a purchase after it was paid, and shows the effect on the money. */
export function AdditionalCostForm({
  purchase,
  onDone,
}: {
  purchase: Purchase;
  onDone: () => void;
}): ReactNode {
  const form = useFields(
    { additional_cost: money({ required: true }), reason: text({ required: true }) },
    {
      row: { additional_cost: purchase.additional_cost ?? '0', reason: '' },
      send: (body) => deferRequest(correctAdditionalCost, { ...rowVersion(purchase), body }),
      onDone,
    },
  );
  const { field, values, touched } = form;
  return (
    <Form {...form} submitLabel={actionName('correct_additional_cost')}>
      <MoneyInput
        currency={currencyIds.find((id) => id === purchase.currency_id) ?? 'JPY'}
        {...field('additional_cost')}
      />
      <NoteBox {...field('reason', ($) => $.common.field.reason)} />
      {touched && values.additional_cost !== '' && (
        <Plan purchase={purchase} additional_cost={values.additional_cost} />
      )}
    </Form>
  );
}

/** What the correction does to the money. */
function Plan({ purchase, ...cost }: { purchase: Purchase; additional_cost: string }): ReactNode {
  const typed = useTypedBody({ ...cost, reason: '–' });
  const { data } = usePreview(correctAdditionalCost, typed, { params: { id: purchase.id } });
  if (data == null || data.total === null || data.unsolved === null) return null;
  return <CostEffect purchase={purchase} total={data.total} unsolved={data.unsolved} />;
}
