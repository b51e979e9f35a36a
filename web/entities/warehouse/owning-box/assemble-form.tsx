import { useState, type ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { createOwningBox } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { id, text, whole } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { sharedLabel } from '#kit/labels.ts';
import { packableOrders } from '#entities/order/order-picker.ts';

const freeBoxes = {
  once: true,
  endpoint: listBoxes,
  query: { filter: { free: true } },
  labelOf: (row: { id: number; free_quantity: number }) =>
    `${documentNumber('box', row.id)} · ${sharedLabel('free')} ${row.free_quantity}`,
};

/** Assigns free boxes to an order. */
export function AssembleForm({ orderId, onDone }: { orderId: string; onDone: () => void }): ReactNode {
  const [free, setFree] = useState<number>();
  const form = useFields(
    { order_id: text({ required: true, start: orderId }), box_id: id(), quantity: whole({ start: '1' }) },
    {
      send: (body) => deferRequest(createOwningBox, { body }),
      onDone,
    },
  );
  const { field } = form;
  const quantity = sharedLabel('quantity');
  return (
    <Form {...form}>
      <div className="fields">
        <EntityPicker {...packableOrders} {...field('order_id')} />
        <EntityPicker {...freeBoxes} {...field('box_id')} onPick={(box) => setFree(box?.free_quantity)} />
        <WholeInput {...field('quantity', free === undefined ? quantity : `${quantity} (≤ ${free})`)} />
      </div>
    </Form>
  );
}
