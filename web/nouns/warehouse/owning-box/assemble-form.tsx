import { useState, type ReactNode } from 'react';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { createOwningBox } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { prepare } from '#client/prepared.ts';
import { id, text, whole } from '#kit/fields.ts';
import { FormEnd } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { sharedWord } from '#kit/words.ts';

const orders = {
  endpoint: listOrders,
  query: { include: ['customer'], sort: '-created_at' },
  labelOf: (row: { id: string; customer?: { name: string } | null }) =>
    `${row.id} · ${row.customer?.name ?? ''}`,
};
const freeBoxes = {
  endpoint: listBoxes,
  query: { filter: { free: true } },
  labelOf: (row: { id: number; free_quantity: number }) =>
    `${row.id} · ${sharedWord('free')} ${row.free_quantity}`,
};

/** Gives free boxes to an order. */
export function AssembleForm({ orderId, onDone }: { orderId: string; onDone: () => void }): ReactNode {
  const [free, setFree] = useState<number>();
  const form = useFields(
    { order_id: text({ required: true, start: orderId }), box_id: id(), quantity: whole({ start: '1' }) },
    {
      send: (body) => prepare(createOwningBox, { body }),
      onDone,
    },
  );
  const { field } = form;
  const quantity = sharedWord('quantity');
  return (
    <>
      <div className="fields">
        <EntityPicker {...orders} {...field('order_id')} />
        <EntityPicker {...freeBoxes} {...field('box_id')} onPick={(box) => setFree(box?.free_quantity)} />
        <WholeInput {...field('quantity', free === undefined ? quantity : `${quantity} (≤ ${free})`)} />
      </div>
      <FormEnd {...form} />
    </>
  );
}
