import { Checkbox, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  attachLadingBills,
  detachLadingBills,
} from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { listLadingBills } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { deferRequest, withUndo } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { PagedRows } from '#kit/paged-rows.tsx';
import type { Container } from './container.ts';

const column = columnsFor<RowOf<typeof listLadingBills>>();

/** Selects bills on the route of a container that are in none, across several pages. */
export function AttachBills({ container, onDone }: { container: Container; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const form = useFormState<Record<number, boolean>, unknown>({}, { onDone });
  const { shipment_method_id, from_area_id, to_area_id } = container;
  const toggle = (id: number) => form.set({ [id]: form.values[id] !== true });
  const chosen = Object.keys(form.values)
    .map(Number)
    .filter((id) => form.values[id] === true);
  const attach = () => {
    const input = { params: { id: container.id }, body: { lading_bill_ids: chosen } };
    return withUndo(deferRequest(attachLadingBills, input), () => call(detachLadingBills, input));
  };
  return (
    <Form
      busy={form.busy}
      failure={form.failure}
      offer={form.offer}
      disabled={chosen.length === 0}
      submitLabel={t(($) => $.warehouse.container.act.attach_bills)}
      onSubmit={() => form.send(attach())}
    >
      {chosen.length > 0 && (
        <Text size="sm">{t(($) => $.common.message.selected, { count: chosen.length })}</Text>
      )}
      <PagedRows
        endpoint={listLadingBills}
        query={{
          filter: { without_container: true, shipment_method_id, from_area_id, to_area_id },
          include: ['customer'],
        }}
        idOf={({ id }) => id}
        onOpen={({ id }) => toggle(id)}
        columns={[
          column.custom({
            key: 'tick',
            card: 'tick',
            title: '',
            width: 30,
            render: (row) => (
              <Checkbox
                aria-label={row.name}
                checked={form.values[row.id] === true}
                onChange={() => toggle(row.id)}
              />
            ),
          }),
          column.code('name', { title: ($) => $.common.field.lading_bill }),
          column.entity('customer'),
          column.figure('quantity', { title: ($) => $.common.field.boxes }),
          column.figure('volume'),
          column.money('freight_charge', { title: ($) => $.common.field.freight }),
        ]}
      />
    </Form>
  );
}
