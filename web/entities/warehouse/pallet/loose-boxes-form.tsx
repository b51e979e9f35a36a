import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { QuantitiesForm } from '#kit/quantities-form.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { useLoadMore } from '#kit/use-load-more.tsx';
import { looseByArea, type LooseBox } from '../box/box.ts';
import { putAwayWithUndo } from './put-away.ts';
import type { Pallet } from './pallet.ts';

const column = columnsFor<LooseBox>();

/** Puts boxes of the area that are on no pallet on a pallet; all of them are proposed. */
export function LooseBoxesForm({ pallet, onDone }: { pallet: Pallet; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const { reading, more } = useLoadMore(
    listBoxes,
    (per_page) => ({
      query: { filter: { area_id: pallet.area_id }, include: ['items', 'places'], per_page },
    }),
    { first: 100 },
  );
  if (reading.data === undefined) return <QueryStatus of={reading} shape="rows" />;
  return (
    <QuantitiesForm
      rows={looseByArea(reading.data.data).get(pallet.area_id) ?? []}
      idOf={({ box_id }) => box_id}
      nameOf={({ box_id }) => documentNumber('box', box_id)}
      columns={[
        column.pictureOf(({ product }) => product),
        column.code('box_id', { title: ($) => $.common.field.box }),
        column.text('contents'),
        column.figure('quantity', { title: ($) => $.common.field.available }),
      ]}
      suggestedOf={({ quantity }) => String(quantity)}
      whole
      list="boxes"
      send={(parts) =>
        putAwayWithUndo({
          pallet_id: pallet.id,
          boxes: parts.map(({ row: { box_id }, quantity }) => ({ box_id, quantity: Number(quantity) })),
        })
      }
      submitLabel={t(($) => $.common.act.add)}
      more={more}
      onDone={onDone}
    />
  );
}
