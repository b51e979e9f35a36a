import { Alert, Text } from '@mantine/core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { add } from '@hakobu/contract/kernel/decimal.ts';
import { attachTrackings } from '@hakobu/contract/order/purchase/buying.endpoints.ts';
import { detachTracking, listPurchases } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { ResponseOf, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { deferRequest, withUndo } from '#client/deferred-request.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { isComposing } from '#kit/composing.ts';
import { Form, useFormState } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { Rows } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { codesIn, readPastedTrackings } from './pasted-trackings.ts';

type Listed = RowOf<typeof listPurchases>;
type Attached = ResponseOf<typeof attachTrackings>;
interface Attaching {
  ids: readonly number[];
  onDone: () => void;
}

/** Attaches trackings to several purchases: Enter goes on to the next, a pasted list fills all of them. */
export function AttachTrackingsForm({ ids, onDone }: Attaching): ReactNode {
  const reading = useCall(listPurchases, {
    query: {
      ...{ filter: { id: ids.join(',') }, include: ['supplier', 'items', 'trackings'] },
      ...{ sort: 'id', per_page: 100 },
    },
  });
  if (reading.data === undefined) return <QueryStatus of={reading} shape="rows" />;
  const rows = reading.data.data.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return <Fields {...{ rows, onDone }} />;
}

const column = columnsFor<Listed>();
const INPUTS = 'input:not(:disabled)';

function Fields({ rows, onDone }: { rows: readonly Listed[]; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const { form, asked, errorOf, paste } = useAttaching(rows, onDone);
  return (
    <Form
      first
      busy={form.busy}
      failure={form.failure}
      disabled={asked.length === 0}
      submitLabel={`${t(($) => $.common.action.attach_tracking)} (${asked.length})`}
      onSubmit={() => form.send(attachAll(asked, rows))}
    >
      <div
        onKeyDown={goToNext}
        onPaste={(event) => {
          const at = inputsOf(event).indexOf(event.target as HTMLElement);
          if (at >= 0 && paste(event.clipboardData.getData('text'), at)) event.preventDefault();
        }}
      >
        <Rows
          rows={rows}
          idOf={({ id }) => id}
          columns={[
            column.number('purchase'),
            column.entity('supplier'),
            column.custom({
              key: 'pieces',
              title: ($) => $.common.field.quantity,
              right: true,
              render: ({ items = [] }) => add('0', ...items.map(({ quantity }) => quantity)),
            }),
            column.custom({
              key: 'tracking',
              title: ($) => $.common.field.tracking,
              width: 280,
              render: ({ id, trackings = [] }) => (
                <>
                  <TextBox
                    code
                    aria-label={`${t(($) => $.common.field.tracking)} ${documentNumber('purchase', id)}`}
                    value={form.values[id] ?? ''}
                    onChange={(typed) => form.set({ [id]: typed })}
                    error={errorOf(id)}
                  />
                  <Text size="xs" c="dimmed">
                    {trackings.map(({ code }) => code).join(', ')}
                  </Text>
                </>
              ),
            }),
          ]}
        />
      </div>
      <Text size="xs" c="dimmed">
        {t(($) => $.order.purchase.message.paste_trackings)}
      </Text>
      <Unknown numbers={form.unknown} />
    </Form>
  );
}

const Unknown = ({ numbers }: { numbers: readonly string[] }): ReactNode => {
  const t = usePhrases();
  return (
    numbers.length > 0 && (
      <Alert color="orange" variant="light" role="alert" p="xs">
        {t(($) => $.order.purchase.message.not_selected, { numbers: numbers.join(', ') })}
      </Alert>
    )
  );
};

/** The typed codes of the purchases, and the request of those that have some. */
function useAttaching(rows: readonly Listed[], onDone: () => void) {
  const t = usePhrases();
  const [unknown, setUnknown] = useState<string[]>([]);
  const form = useFormState<Record<number, string>, Attached>(
    {},
    {
      onDone,
      message: t(($) => $.order.purchase.message.trackings_attached),
      protectedQueries: () => listPurchases.id,
    },
  );
  const asked = rows.flatMap(({ id }) =>
    codesIn(form.values[id] ?? '').map((tracking_code) => ({ purchase_id: id, tracking_code })),
  );
  const errorOf = (id: number) =>
    asked
      .flatMap(({ purchase_id }, index) =>
        purchase_id === id
          ? [form.errorOf(`trackings.${index}.purchase_id`), form.errorOf(`trackings.${index}.tracking_code`)]
          : [],
      )
      .find((error) => error !== undefined);
  const paste = (text: string, at: number): boolean => {
    const pasted = readPastedTrackings(text, rows, at);
    if (pasted === undefined) return false;
    form.set(pasted.codes);
    setUnknown(pasted.unknown);
    return true;
  };
  return { form: { ...form, unknown }, asked, errorOf, paste };
}

/** The request; undoing it detaches what was not attached before. */
const attachAll = (trackings: { purchase_id: number; tracking_code: string }[], before: readonly Listed[]) =>
  withUndo(deferRequest(attachTrackings, { body: { trackings } }), async ({ data }) => {
    for (const { id, trackings: after = [] } of data) {
      const known = before.find((row) => row.id === id)?.trackings ?? [];
      for (const one of after.filter((tracking) => known.every((other) => other.id !== tracking.id)))
        await call(detachTracking, { params: { id }, body: { tracking_id: one.id } });
    }
  });

const inputsOf = ({ currentTarget }: { currentTarget: HTMLElement }): HTMLElement[] => [
  ...currentTarget.querySelectorAll<HTMLElement>(INPUTS),
];

/** Enter moves to the next field; in the last one it submits the form. */
function goToNext(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return;
  const inputs = inputsOf(event);
  const next = inputs[inputs.indexOf(event.target as HTMLElement) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
