import { Checkbox } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { cancelOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { overlays } from '#app/lazy-overlays.tsx';
import { call } from '#client/call.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { Blockers } from '#kit/document/blockers.tsx';
import { text, yesNo } from '#kit/fields.ts';
import { formatMoney } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { openOverlay } from '#kit/open-overlay.ts';
import { notifyError } from '#kit/toasts.ts';
import { useFields } from '#kit/use-fields.ts';

/** Shows the effects of cancelling an order and asks for confirmation. */
export async function openCancelDialog(id: string): Promise<void> {
  try {
    const plan = await call(cancelOrder, { params: { id }, body: { confirm: false } });
    await openOverlay('open', {
      title: phrase(($) => $.order.order.message.cancel_plan),
      children: <CancelForm id={id} initial={plan} />,
    });
  } catch (error) {
    notifyError(error);
  }
}

type Plan = ResponseOf<typeof cancelOrder>;

/** What is reversed and what remains, one sentence each. */
function linesOf({ purchases, distributions, boxes, money, ...fee }: Plan): string[] {
  const numbers = [...new Set(purchases.map(({ purchase_id }) => documentNumber('purchase', purchase_id)))];
  return [
    numbers.length > 0 && phrase(($) => $.order.order.message.plan_purchases, { list: numbers.join(', ') }),
    distributions.length > 0 &&
      phrase(($) => $.order.order.message.plan_distributions, { count: distributions.length }),
    boxes.length > 0 && phrase(($) => $.order.order.message.plan_boxes, { count: boxes.length }),
    ...money.flatMap(({ refunded, written_back, currency_id }) => [
      isPositive(refunded) &&
        phrase(($) => $.order.order.message.plan_refund, { amount: formatMoney(refunded, currency_id) }),
      isPositive(written_back) &&
        phrase(($) => $.order.order.message.plan_write_back, {
          amount: formatMoney(written_back, currency_id),
        }),
    ]),
    isPositive(fee.cancel_fee) &&
      phrase(($) => $.order.order.message.plan_fee, {
        amount: formatMoney(fee.cancel_fee, fee.cancel_fee_currency_id),
      }),
  ].filter((line) => line !== false);
}

const close = (): void => void overlays().then(({ modals }) => modals.closeAll());

/** `initial`: the plan before the fee is waived. */
function CancelForm({ id, initial }: { id: string; initial: Plan }): ReactNode {
  const t = usePhrases();
  const [plan, setPlan] = useState(initial);
  const form = useFields(
    { reason: text(), waive_fee: yesNo() },
    {
      send: (body) => deferRequest(cancelOrder, { params: { id }, body: { confirm: true, ...body } }),
      onDone: close,
    },
  );
  const { field, set, values } = form;
  const waive = async (waive_fee: boolean): Promise<void> => {
    set({ waive_fee });
    try {
      setPlan(await call(cancelOrder, { params: { id }, body: { confirm: false, waive_fee } }));
    } catch (error) {
      notifyError(error);
    }
  };
  const lines = linesOf(plan);
  return (
    <Form {...form} danger submitLabel={t(($) => $.order.order.act.cancel)} onCancel={close}>
      <Blockers reasons={lines.length === 0 ? [t(($) => $.order.order.message.plan_nothing)] : lines} />
      {isPositive(initial.cancel_fee) && (
        <Checkbox
          label={t(($) => $.order.order.field.waive_fee)}
          checked={values.waive_fee}
          onChange={({ currentTarget }) => void waive(currentTarget.checked)}
        />
      )}
      <NoteBox {...field('reason')} />
    </Form>
  );
}
