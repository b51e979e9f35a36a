import { Button, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { createBoxLadingBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { listAvailableBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { useCall } from '#client/hooks.ts';
import { useSaveAll } from '#client/save-all.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { Rows } from '#kit/page.tsx';
import type { LadingBill } from './lading-bill.ts';

type Available = RowOf<typeof listAvailableBoxes>;
const column = columnsFor<Available>();

/** The customer's boxes that are on no bill yet; all of them are proposed. */
export function AddBoxes({ bill, onDone }: { bill: LadingBill; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const { busy, saveAll } = useSaveAll(onDone);
  const { data } = useCall(listAvailableBoxes, {
    query: { plain: { customer_id: bill.customer_id, type: 'lading_bill' } },
  });
  const rows = data?.data ?? [];
  const quantityOf = (row: Available) => typed[row.id] ?? String(row.available_quantity);
  const save = ({ box_id, order_id, ...row }: Available) =>
    call(createBoxLadingBill, {
      body: {
        lading_bill_id: bill.id,
        box_id,
        order_id,
        quantity: Number(quantityOf({ box_id, order_id, ...row })),
      },
    });
  return (
    <>
      <Rows
        rows={rows}
        idOf={({ id }) => id}
        columns={[
          column.code('box_id'),
          column.text('order_id'),
          column.size(),
          column.figure('weight'),
          column.figure('available_quantity', { title: ($) => $.common.field.available }),
          column.custom({
            key: 'quantity',
            right: true,
            width: 110,
            render: (row) => (
              <WholeInput
                aria-label={`${t(($) => $.common.field.quantity)} ${row.box_id}`}
                value={quantityOf(row)}
                onChange={(quantity) => setTyped({ ...typed, [row.id]: quantity })}
              />
            ),
          }),
        ]}
      />
      <Group justify="flex-end" mt="sm">
        <Button
          loading={busy}
          disabled={rows.length === 0}
          onClick={() =>
            void saveAll(rows.filter((row) => Number(quantityOf(row)) > 0).map((row) => () => save(row)))
          }
        >
          {t(($) => $.common.act.add)}
        </Button>
      </Group>
    </>
  );
}
