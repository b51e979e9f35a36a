import type { ReactNode } from 'react';
import { isNegative, negate } from '@hakobu/contract/kernel/decimal.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { correctAdditionalCost } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest, rowVersion } from '#client/deferred-request.ts';
import { usePreview } from '#client/preview.ts';
import { money, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { formatMoney } from '#kit/format.ts';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { actionName } from '#kit/labels.ts';
import { Facts } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';
import { useTypedBody } from '../lines/use-typed-body.ts';
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

/** The total before and after, and what then remains to be paid or refunded. */
function Plan({ purchase, ...cost }: { purchase: Purchase; additional_cost: string }): ReactNode {
  const t = usePhrases();
  const typed = useTypedBody({ ...cost, reason: '–' });
  const { data } = usePreview(correctAdditionalCost, typed, { params: { id: purchase.id } });
  if (data == null || data.total === null || data.unsolved === null) return null;
  const { total, unsolved, currency_id } = data;
  return (
    <Facts
      rows={[
        [
          t(($) => $.common.field.total),
          `${formatMoney(purchase.total, currency_id)} → ${formatMoney(total, currency_id)}`,
        ],
        isNegative(unsolved)
          ? [t(($) => $.order.order.act.refund), formatMoney(negate(unsolved), currency_id)]
          : [t(($) => $.common.field.unsolved), formatMoney(unsolved, currency_id)],
      ]}
    />
  );
}
