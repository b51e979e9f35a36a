import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { ProductOfLine } from '@hakobu/contract/product/product/product-name.ts';
import { WHOLE_PARENT } from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { Rows } from '#kit/page.tsx';

/** Boxes that may be compensated. */
export interface DamagedBox {
  id: number;
  box_id: number;
  order_id: string;
  quantity: number;
  is_parent_box: boolean;
  product?: ProductOfLine | null;
}
/** The chosen quantity by line id. */
export type Chosen = Readonly<Record<number, string>>;

/** The chosen boxes as a request body; a parent box includes all boxes in it. */
export const boxesOf = (boxes: readonly DamagedBox[], chosen: Chosen) =>
  boxes
    .filter(({ id }) => chosen[id] !== undefined)
    .map(({ id, box_id, is_parent_box }) => ({
      box_id,
      quantity: is_parent_box ? WHOLE_PARENT : Number(chosen[id] ?? '1'),
    }));

const column = columnsFor<DamagedBox>();

/** Selects damaged boxes: one copy of each ticked box, a parent box as a whole. */
export function CompensationBoxes({
  boxes,
  chosen,
  onChange,
  errorOf,
}: {
  boxes: readonly DamagedBox[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  errorOf: (name: string) => string | undefined;
}): ReactNode {
  const t = usePhrases();
  const selected = boxes.filter(({ id }) => chosen[id] !== undefined);
  const tick = ({ id }: DamagedBox, ticked: boolean) => {
    const { [id]: _, ...others } = chosen;
    onChange(ticked ? { ...others, [id]: '1' } : others);
  };
  return (
    <Rows
      rows={boxes}
      idOf={({ id }) => id}
      label={t(($) => $.common.section.boxes)}
      columns={[
        column.pictureOf(({ product }) => product),
        column.custom({
          key: 'box_id',
          render: (box) => (
            <Checkbox
              label={documentNumber('box', box.box_id)}
              checked={chosen[box.id] !== undefined}
              error={errorOf(`boxes.${selected.indexOf(box)}.box_id`)}
              onChange={(event) => tick(box, event.currentTarget.checked)}
            />
          ),
        }),
        column.text('order_id'),
        column.figure('quantity'),
        column.custom({
          key: 'chosen',
          title: ($) => $.warehouse.compensation.field.damaged,
          right: true,
          width: 130,
          render: (box) => {
            if (chosen[box.id] === undefined) return null;
            if (box.is_parent_box) return t(($) => $.warehouse.compensation.field.whole);
            return (
              <WholeInput
                aria-label={`${t(($) => $.warehouse.compensation.field.damaged)} ${documentNumber('box', box.box_id)}`}
                value={chosen[box.id] ?? '1'}
                onChange={(quantity) => onChange({ ...chosen, [box.id]: quantity })}
                error={errorOf(`boxes.${selected.indexOf(box)}.quantity`)}
              />
            );
          },
        }),
      ]}
    />
  );
}
