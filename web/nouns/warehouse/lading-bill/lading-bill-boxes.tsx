import type { ReactNode } from 'react';
import type { BodyInput } from '@hakobu/contract/kernel/endpoint.ts';
import {
  createBoxLadingBill,
  deleteBoxLadingBill,
} from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { prepare, withBack } from '#client/prepared.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { RowActs } from '#kit/row-acts.tsx';
import { AddBoxes } from './add-boxes.tsx';
import type { LadingBill } from './lading-bill.ts';

type Line = NonNullable<LadingBill['pivot_boxes']>[number];
const column = columnsFor<Line>();

const takeOff = ({ id, lading_bill_id, box_id, order_id, quantity, type_freight_charge }: Line) => {
  const line = { lading_bill_id, box_id, order_id, quantity, type_freight_charge };
  const body = line as BodyInput<typeof createBoxLadingBill>;
  return withBack(prepare(deleteBoxLadingBill, { params: { id } }), () =>
    call(createBoxLadingBill, { body }),
  );
};

/** The boxes on a bill, and those that can be put on it. */
export function LadingBillBoxes({ bill }: { bill: LadingBill }): ReactNode {
  const t = usePhrases();
  const open = can(bill.actions, 'add_boxes');
  return (
    <Section
      title={t(($) => $.common.section.boxes)}
      actions={
        open && (
          <FormButton label={t(($) => $.common.act.add_boxes)} size="xl" variant="default">
            {(close) => <AddBoxes bill={bill} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows
        rows={bill.pivot_boxes ?? []}
        idOf={(line) => line.id}
        columns={[
          column.code('box_id'),
          column.code('order_id', { bold: false }),
          column.figure('quantity'),
          column.figure('loaded_quantity', { title: ($) => $.common.field.loaded }),
          column.figure('received_quantity', { title: ($) => $.common.field.unloaded }),
          column.figure('weight'),
          column.act((line) => <RowActs name={line.box_id} removable={open} remove={takeOff(line)} />),
        ]}
      />
    </Section>
  );
}
