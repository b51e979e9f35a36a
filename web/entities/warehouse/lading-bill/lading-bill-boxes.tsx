import type { ReactNode } from 'react';
import { deleteBoxLadingBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { prepare, withBack } from '#client/prepared.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { useToFill } from '#kit/just-made.ts';
import { TickAll, TickRow, TicksBar } from '#kit/list/ticks.tsx';
import { useSelection } from '#kit/list/use-selection.ts';
import { Rows, Section } from '#kit/page.tsx';
import { RowActs } from '#kit/row-acts.tsx';
import { bansColumnOf } from '#entities/product/bans.ts';
import { AddBoxes } from './add-boxes.tsx';
import type { LadingBill } from './lading-bill.ts';
import { putBack, TakeOffForm, type Line } from './take-off-form.tsx';

const lineId = ({ id }: Line) => String(id);
const column = columnsFor<Line>();

/** The line goes back on its bill as it was. */
const takeOff = (line: Line) =>
  withBack(prepare(deleteBoxLadingBill, { params: { id: line.id } }), () => putBack([line]));

/** The boxes on a bill, and those that can be put on it. */
export function LadingBillBoxes({ bill }: { bill: LadingBill }): ReactNode {
  const t = usePhrases();
  const fills = useToFill('lading_bill', bill.id);
  const open = can(bill.actions, 'add_boxes');
  const lines = bill.pivot_boxes ?? [];
  const ticked = useSelection(open ? lineId : undefined, lines);
  return (
    <Section
      title={t(($) => $.common.section.boxes)}
      actions={
        open && (
          <FormButton label={t(($) => $.common.act.add_boxes)} size="xl" opens={fills} variant="default">
            {(close) => <AddBoxes bill={bill} onDone={close} />}
          </FormButton>
        )
      }
    >
      <TicksBar ticked={ticked}>
        <FormButton label={t(($) => $.warehouse.lading_bill.act.take_off)} size="xl">
          {(close) => (
            <TakeOffForm
              bill={bill}
              lines={ticked.chosen}
              onDone={() => {
                close();
                ticked.clear();
              }}
            />
          )}
        </FormButton>
      </TicksBar>
      <Rows
        rows={lines}
        idOf={lineId}
        ticks={
          open
            ? {
                all: <TickAll rows={lines} ticked={ticked} />,
                of: (line) => <TickRow row={line} name={line.box_id} ticked={ticked} />,
              }
            : undefined
        }
        columns={[
          column.code('box_id'),
          column.code('order_id', { bold: false }),
          column.figure('quantity'),
          column.figure('loaded_quantity', { title: ($) => $.common.field.loaded }),
          column.figure('received_quantity', { title: ($) => $.common.field.unloaded }),
          column.figure('weight'),
          bansColumnOf(lines),
          column.act((line) => <RowActs name={line.box_id} removable={open} remove={takeOff(line)} />),
        ]}
      />
    </Section>
  );
}
