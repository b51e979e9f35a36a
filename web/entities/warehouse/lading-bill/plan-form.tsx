import type { ReactNode } from 'react';
import {
  attachLadingBills,
  detachLadingBills,
} from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { call } from '#client/call.ts';
import { deferRequest, withUndo } from '#client/deferred-request.ts';
import { id } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { useFields } from '#kit/use-fields.ts';
import { containers } from '../container/container-picker.ts';
import type { LadingBill } from './lading-bill.ts';

/** Plans a bill for an open container on its route. */
export function PlanForm({ bill, onDone }: { bill: LadingBill; onDone: () => void }): ReactNode {
  const { shipment_method_id, from_area_id, to_area_id } = bill;
  const form = useFields(
    { container_id: id() },
    {
      send: ({ container_id }) => {
        const input = { params: { id: container_id }, body: { lading_bill_ids: [bill.id] } };
        return withUndo(deferRequest(attachLadingBills, input), () => call(detachLadingBills, input));
      },
      onDone,
    },
  );
  return (
    <Form {...form}>
      <EntityPicker
        {...containers}
        query={{ filter: { had_cut_off: false, shipment_method_id, from_area_id, to_area_id } }}
        {...form.field('container_id')}
      />
    </Form>
  );
}
