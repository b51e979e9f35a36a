import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isNegative, negate } from '@hakobu/contract/kernel/decimal.ts';
import { correctFreight } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest, rowVersion } from '#client/deferred-request.ts';
import { usePreview } from '#client/preview.ts';
import { text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { formatMoney } from '#kit/format.ts';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { actionName } from '#kit/labels.ts';
import { Facts } from '#kit/page.tsx';
import { bodyOf, useFields } from '#kit/use-fields.ts';
import { useTypedBody } from '#entities/order/lines/use-typed-body.ts';
import type { LadingBill } from './lading-bill.ts';
import { TermsFields, termsBody, termsFields } from './terms-fields.tsx';

const fields = { ...termsFields, reason: text({ required: true }) };

/** Corrects the freight of a bill after it was settled, and shows the effect on the money. */
export function FreightCorrectionForm({ bill, onDone }: { bill: LadingBill; onDone: () => void }): ReactNode {
  const form = useFields(fields, {
    row: { ...bill, reason: '' },
    send: (body) => deferRequest(correctFreight, { ...rowVersion(bill), body: termsBody(bill, body) }),
    onDone,
  });
  const { field, values, touched } = form;
  const typed = useTypedBody({ ...termsBody(bill, bodyOf(fields, values)), reason: '–' });
  const preview = usePreview(correctFreight, typed, { params: { id: bill.id }, enabled: touched });
  return (
    <Form {...form} submitLabel={actionName('correct_freight')}>
      <TermsFields bill={bill} form={form} />
      <NoteBox {...field('reason', ($) => $.common.field.reason)} />
      {touched && <Plan bill={bill} {...preview} />}
    </Form>
  );
}

/** The freight before and after, and what then remains to be paid or refunded. */
function Plan({
  bill,
  data,
  error,
}: {
  bill: LadingBill;
  data?: LadingBill | undefined;
  error: Error | null;
}): ReactNode {
  const t = usePhrases();
  if (error !== null)
    return (
      <Text size="sm" c="var(--minus)">
        {error.message}
      </Text>
    );
  if (data === undefined) return null;
  const { freight_charge: after, freight_charge_unsolved: unsolved, currency_id } = data;
  return (
    <Facts
      rows={[
        [
          t(($) => $.common.field.freight),
          `${formatMoney(bill.freight_charge, currency_id)} → ${formatMoney(after, currency_id)}`,
        ],
        isNegative(unsolved)
          ? [t(($) => $.order.order.act.refund), formatMoney(negate(unsolved), currency_id)]
          : [t(($) => $.common.field.unsolved), formatMoney(unsolved, currency_id)],
      ]}
    />
  );
}
