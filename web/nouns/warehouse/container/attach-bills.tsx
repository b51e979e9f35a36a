import { Checkbox } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { attachLadingBills } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { listLadingBills } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { FormEnd } from '#kit/form.tsx';
import { Rows } from '#kit/page.tsx';
import type { Container } from './container.ts';

const column = columnsFor<RowOf<typeof listLadingBills>>();

/** Bills that go the way of a container and are in none, to be ticked. */
export function AttachBills({ container, onDone }: { container: Container; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { shipment_method_id, from_area_id, to_area_id } = container;
  const { data } = useCall(listLadingBills, {
    query: {
      filter: { without_container: true, shipment_method_id, from_area_id, to_area_id },
      include: ['customer'],
      per_page: 50,
    },
  });
  const attach = useAct(attachLadingBills, { onDone });
  const toggle = (id: number) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  return (
    <>
      <Rows
        rows={data?.data ?? []}
        idOf={({ id }) => id}
        onOpen={({ id }) => toggle(id)}
        columns={[
          column.custom({
            key: 'tick',
            title: '',
            width: 30,
            render: (row) => (
              <Checkbox aria-label={row.name} checked={chosen.has(row.id)} onChange={() => toggle(row.id)} />
            ),
          }),
          column.code('name', { title: ($) => $.common.field.lading_bill }),
          column.entity('customer'),
          column.figure('quantity', { title: ($) => $.common.field.boxes }),
          column.figure('volume'),
          column.money('freight_charge', { title: ($) => $.common.field.freight }),
        ]}
      />
      <FormEnd
        busy={attach.isPending}
        disabled={chosen.size === 0}
        submitLabel={t(($) => $.warehouse.container.act.attach_bills)}
        onSubmit={() =>
          attach.mutate({ params: { id: container.id }, body: { lading_bill_ids: [...chosen] } })
        }
      />
    </>
  );
}
