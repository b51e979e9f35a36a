import { Button, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { createDeliveryBoxes } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { listAvailableBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { Rows } from '#kit/page.tsx';
import type { Delivery } from './goods-delivery.ts';

type Available = RowOf<typeof listAvailableBoxes>;
const column = columnsFor<Available>();

/** Boxes of the customer that have arrived; all of them are proposed. */
export function AddBoxes({ delivery, onDone }: { delivery: Delivery; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const { data } = useCall(listAvailableBoxes, {
    query: { plain: { customer_id: delivery.customer_id, type: 'goods_delivery' } },
  });
  const save = useAct(createDeliveryBoxes, { onDone });
  const rows = data?.data ?? [];
  const quantityOf = (row: Available) => Number(typed[row.id] ?? row.available_quantity);
  const boxes = rows
    .map((row) => ({ box_id: row.box_id, order_id: row.order_id, quantity: quantityOf(row) }))
    .filter(({ quantity }) => quantity > 0);
  return (
    <>
      <Rows
        rows={rows}
        idOf={({ id }) => id}
        columns={[
          column.code('box_id'),
          column.text('order_id'),
          column.figure('available_quantity', { title: ($) => $.common.field.available }),
          column.custom({
            key: 'quantity',
            right: true,
            width: 110,
            render: (row) => (
              <WholeInput
                aria-label={`${t(($) => $.common.field.quantity)} ${row.box_id}`}
                value={String(quantityOf(row))}
                onChange={(quantity) => setTyped({ ...typed, [row.id]: quantity })}
              />
            ),
          }),
        ]}
      />
      <Group justify="flex-end" mt="sm">
        <Button
          loading={save.isPending}
          disabled={boxes.length === 0}
          onClick={() => save.mutate({ body: { goods_delivery_id: delivery.id, boxes } })}
        >
          {t(($) => $.common.act.add)}
        </Button>
      </Group>
    </>
  );
}
