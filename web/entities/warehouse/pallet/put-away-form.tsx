import { useState, type ReactNode } from 'react';
import { listPalletTypes } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useLookup } from '#client/hooks.ts';
import { idOrNone, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { Rows } from '#kit/page.tsx';
import { columnsFor } from '#kit/columns/columns.tsx';
import { useFields } from '#kit/use-fields.ts';
import { FreeLocationPicker, PalletPicker } from './pickers.tsx';
import { putAwayWithUndo } from './put-away.ts';
import type { LooseBox } from '../box/box.ts';
import type { Pallet } from './pallet.ts';

const column = columnsFor<LooseBox>();
const columns = () => [
  column.pictureOf(({ product }) => product),
  column.code('box_id', { title: ($) => $.common.field.box }),
  column.text('contents'),
  column.figure('quantity', { bold: true }),
];

interface PuttingAway {
  /** The boxes of the area that are on no pallet. */
  boxes: readonly LooseBox[];
  areaId: number;
  onDone: () => void;
}

/**
 * Puts all boxes of an area that are on no pallet on a new or existing pallet, and the pallet at a location.
 */
export function PutAwayForm({ boxes, areaId, onDone }: PuttingAway): ReactNode {
  const t = usePhrases();
  const types = useLookup(listPalletTypes).map(({ id, name }) => ({ value: id, label: name }));
  const [pallet, setPallet] = useState<Pallet>();
  const form = useFields(
    { pallet_id: idOrNone(), type_id: text({ start: types[0]?.value }), location_id: idOrNone() },
    {
      words: ($) => $.warehouse.pallet.field,
      send: ({ pallet_id, type_id, location_id }) =>
        putAwayWithUndo(
          {
            ...(pallet_id === null ? { type_id, area_id: areaId } : { pallet_id }),
            ...(location_id !== null && { location_id }),
            boxes: boxes.map(({ box_id, quantity }) => ({ box_id, quantity })),
          },
          pallet,
        ),
      onDone,
    },
  );
  const { field, values } = form;
  return (
    <Form {...form} submitLabel={t(($) => $.warehouse.pallet.act.put_away)}>
      <div className="fields">
        <PalletPicker
          areaId={areaId}
          {...field('pallet_id')}
          placeholder={t(($) => $.warehouse.pallet.act.new_pallet)}
          onPick={setPallet}
        />
        {values.pallet_id === '' && <Choice {...field('type_id')} options={types} />}
        <FreeLocationPicker areaId={areaId} {...field('location_id')} />
      </div>
      <Rows rows={boxes} idOf={({ box_id }) => box_id} columns={columns()} />
    </Form>
  );
}
