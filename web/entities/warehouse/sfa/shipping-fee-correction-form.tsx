import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { isNegative, negate } from '@hakobu/contract/kernel/decimal.ts';
import { correctShippingFee } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest, rowVersion } from '#client/deferred-request.ts';
import { usePreview } from '#client/preview.ts';
import { money, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { formatMoney } from '#kit/format.ts';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { actionName, sharedLabel } from '#kit/labels.ts';
import { Facts } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Sfa } from './sfa.ts';

const TYPING_MS = 300;

/** Corrects the freight of a parcel after it was paid, and shows the effect on the money. */
export function ShippingFeeCorrectionForm({ row, onDone }: { row: Sfa; onDone: () => void }): ReactNode {
  const form = useFields(
    { shipping_fee: money({ required: true }), reason: text({ required: true }) },
    {
      row: { ...row, reason: '' },
      send: (body) => deferRequest(correctShippingFee, { ...rowVersion(row), body }),
      onDone,
    },
  );
  const { field, values, touched } = form;
  return (
    <Form {...form} submitLabel={actionName('correct_shipping_fee')}>
      <div className="fields">
        <MoneyInput currency="JPY" {...field('shipping_fee', `${sharedLabel('shipping_fee')} (JPY)`)} />
        <div className="wide">
          <NoteBox {...field('reason', ($) => $.common.field.reason)} />
        </div>
      </div>
      {touched && values.shipping_fee !== '' && <Plan row={row} shipping_fee={values.shipping_fee} />}
    </Form>
  );
}

/** The fee before and after, and what then remains to be paid or refunded. */
function Plan({ row, ...typed }: { row: Sfa; shipping_fee: string }): ReactNode {
  const t = usePhrases();
  const [shipping_fee] = useDebouncedValue(typed.shipping_fee, TYPING_MS);
  const { data, error } = usePreview(
    correctShippingFee,
    // The preview changes with the amount only.
    { shipping_fee, reason: '–' },
    { params: { id: row.id } },
  );
  if (error !== null)
    return (
      <Text size="sm" c="var(--minus)">
        {error.message}
      </Text>
    );
  if (data === undefined) return null;
  const { shipping_fee_unsolved: unsolved } = data;
  return (
    <Facts
      rows={[
        [
          t(($) => $.common.field.shipping_fee),
          `${formatMoney(row.shipping_fee, 'JPY')} → ${formatMoney(data.shipping_fee, 'JPY')}`,
        ],
        isNegative(unsolved)
          ? [t(($) => $.order.order.act.refund), formatMoney(negate(unsolved), 'JPY')]
          : [t(($) => $.common.field.unsolved), formatMoney(unsolved, 'JPY')],
      ]}
    />
  );
}
