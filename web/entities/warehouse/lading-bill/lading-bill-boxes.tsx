import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { deleteBoxLadingBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest, withUndo } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { useIsNewDocument } from '#kit/new-document.ts';
import { SelectAllCheckbox, SelectRowCheckbox, SelectedRowsBar } from '#kit/list/row-checkboxes.tsx';
import { useSelection } from '#kit/list/use-selection.ts';
import { Rows, Section } from '#kit/page.tsx';
import { RowActions } from '#kit/row-actions.tsx';
import { bansColumnIfAny } from '#entities/product/bans.ts';
import { AddBoxes } from './add-boxes.tsx';
import type { LadingBill } from './lading-bill.ts';
import { addBack, TakeOffForm, type Line } from './take-off-form.tsx';

const boxNumber = ({ box_id }: Line) => documentNumber('box', box_id);
const lineId = ({ id }: Line) => String(id);
const column = columnsFor<Line>();

/** Undo restores the line on its bill. */
const takeOff = (line: Line) =>
  withUndo(deferRequest(deleteBoxLadingBill, { params: { id: line.id } }), () => addBack([line]));

/** The boxes on a bill, and those that can be added. */
export function LadingBillBoxes({ bill }: { bill: LadingBill }): ReactNode {
  const t = usePhrases();
  const fills = useIsNewDocument('lading_bill', bill.id);
  const open = can(bill.actions, 'add_boxes');
  const lines = bill.pivot_boxes ?? [];
  const selected = useSelection(open ? lineId : undefined, lines);
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
      <SelectedRowsBar selected={selected}>
        <FormButton label={t(($) => $.warehouse.lading_bill.act.take_off)} size="xl">
          {(close) => (
            <TakeOffForm
              bill={bill}
              lines={selected.chosen}
              onDone={() => {
                close();
                selected.clear();
              }}
            />
          )}
        </FormButton>
      </SelectedRowsBar>
      <Rows
        rows={lines}
        idOf={lineId}
        ticks={
          open
            ? {
                all: <SelectAllCheckbox rows={lines} selected={selected} />,
                of: (line) => <SelectRowCheckbox row={line} name={boxNumber(line)} selected={selected} />,
              }
            : undefined
        }
        columns={[
          column.pictureOf(({ product }) => product),
          column.code('box_id'),
          column.code('order_id', { bold: false }),
          column.figure('quantity'),
          column.figure('loaded_quantity', { title: ($) => $.common.field.loaded }),
          column.figure('received_quantity', { title: ($) => $.common.field.unloaded }),
          column.figure('weight'),
          bansColumnIfAny(lines),
          column.act((line) => <RowActions name={boxNumber(line)} removable={open} remove={takeOff(line)} />),
        ]}
      />
    </Section>
  );
}
