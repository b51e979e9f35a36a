import type { ReactNode } from 'react';
import { updatePurchase } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { text } from '#kit/fields.ts';
import { formatMoney, today } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Facts } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Purchase } from './purchase.ts';

const fields = { payment_due_date: text(), voucher_date: text({ start: today() }) };

/** Records the unpaid amount of a purchase as debt; the default due date follows the supplier's terms. */
export function DebitPurchaseForm({
  purchase,
  onDone,
}: {
  purchase: Purchase;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const said = formatMoney(purchase.unsolved ?? '0', purchase.currency_id);
  const form = useFields(fields, {
    words: ($) => $.accounting.statistic.field,
    send: ({ payment_due_date, voucher_date }) =>
      deferRequest(updatePurchase, {
        ...rowVersion(purchase),
        body: { action_debit: true, voucher_date, ...(payment_due_date !== '' && { payment_due_date }) },
      }),
    onDone,
  });
  return (
    <Form {...form} submitLabel={`${t(($) => $.order.purchase.act.debit)} ${said}`}>
      <Facts rows={[[t(($) => $.common.field.unsolved), said]]} />
      <div className="fields">
        <DayInput {...form.field('payment_due_date')} />
        <DayInput {...form.field('voucher_date', ($) => $.common.field.voucher_date)} />
      </div>
    </Form>
  );
}
