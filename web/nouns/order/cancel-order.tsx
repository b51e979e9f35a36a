import type { ReactNode } from 'react';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { cancelOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { overlays } from '#app/later-overlays.tsx';
import { call } from '#client/call.ts';
import { prepare } from '#client/prepared.ts';
import { Blockers } from '#kit/document/blockers.tsx';
import { text } from '#kit/fields.ts';
import { formatMoney } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { notifyError } from '#kit/toasts.ts';
import { useFields } from '#kit/use-fields.ts';

/** Shows what cancelling would do before it is done. */
export async function askToCancel(id: string): Promise<void> {
  try {
    const plan = await call(cancelOrder, { params: { id }, body: { confirm: false } });
    const { modals } = await overlays();
    modals.open({
      title: phrase(($) => $.order.order.message.cancel_plan),
      closeButtonProps: { 'aria-label': phrase(($) => $.common.act.close) },
      children: <CancelForm id={id} lines={linesOf(plan)} />,
    });
  } catch (error) {
    notifyError(error);
  }
}

/** What would be undone, a sentence each. */
function linesOf({ purchases, distributions, boxes, money }: ResponseOf<typeof cancelOrder>): string[] {
  const numbers = [...new Set(purchases.map(({ purchase_id }) => purchase_id))];
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
  ].filter((line) => line !== false);
}

const close = (): void => void overlays().then(({ modals }) => modals.closeAll());

function CancelForm({ id, lines }: { id: string; lines: string[] }): ReactNode {
  const t = usePhrases();
  const form = useFields(
    { reason: text() },
    {
      send: ({ reason }) => prepare(cancelOrder, { params: { id }, body: { confirm: true, reason } }),
      onDone: close,
    },
  );
  return (
    <Form {...form} danger submitLabel={t(($) => $.order.order.act.cancel)} onCancel={close}>
      <Blockers reasons={lines.length === 0 ? [t(($) => $.order.order.message.plan_nothing)] : lines} />
      <NoteBox {...form.field('reason')} />
    </Form>
  );
}
