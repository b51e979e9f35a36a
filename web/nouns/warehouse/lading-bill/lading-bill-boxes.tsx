import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { deleteBoxLadingBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useAct } from '#client/hooks.ts';
import { askFirst } from '#kit/action-buttons.tsx';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { AddBoxes } from './add-boxes.tsx';
import type { LadingBill } from './lading-bill.ts';

const column = columnsFor<NonNullable<LadingBill['pivot_boxes']>[number]>();

/** The boxes on a bill, and those that can be put on it. */
export function LadingBillBoxes({ bill }: { bill: LadingBill }): ReactNode {
  const t = usePhrases();
  const remove = useAct(deleteBoxLadingBill);
  const open = can(bill.actions, 'update');
  return (
    <Section
      title={t(($) => $.common.section.boxes)}
      actions={
        open && (
          <FormButton label={t(($) => $.common.act.add_boxes)} size="xl">
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
          column.act(
            ({ id }) =>
              open && (
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={t(($) => $.common.act.remove)}
                  onClick={() => askFirst(() => remove.mutate({ params: { id } }))}
                >
                  <IconTrash size={14} />
                </ActionIcon>
              ),
          ),
        ]}
      />
    </Section>
  );
}
