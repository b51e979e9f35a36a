import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { type QueryState } from '#kit/query-view.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { sharedLabel } from '#kit/labels.ts';
import { productName } from '#kit/product-name.ts';
import { useAreas } from '#entities/area-options.ts';
import { AssembleProposed } from '../owning-box/assemble-proposed.tsx';
import type { Pallet } from '../pallet/pallet.ts';
import { PutAwayForm } from '../pallet/put-away-form.tsx';
import { placeName, warningLabel } from './box-labels.ts';
import { looseByArea, looseOf, type Box } from './box.ts';
import { PutForm } from './put-form.tsx';

const column = columnsOf(listBoxes);

/** Packed boxes with their locations, and proposed pallets for boxes on none. */
export function PackedBoxes({
  rows,
  pallets,
  more,
}: {
  rows: QueryState<{ data: readonly Box[] }>;
  pallets: readonly Pallet[];
  /** The control that loads more boxes. */
  more: ReactNode;
}): ReactNode {
  const t = usePhrases();
  const areas = useAreas('origin');
  return (
    <Section title={t(($) => $.common.section.boxes)} actions={<BoxesAtOnce boxes={rows.data?.data ?? []} />}>
      <Rows
        rows={rows}
        idOf={(box) => box.id}
        columns={[
          ...boxColumns(areas.nameOf),
          column.act(
            (box) =>
              looseOf(box) > 0 && (
                <FormButton label={t(($) => $.warehouse.pallet.act.put_on_pallet)} variant="default">
                  {(close) => <PutForm box={box} pallets={pallets} onDone={close} />}
                </FormButton>
              ),
          ),
        ]}
      />
      {more}
    </Section>
  );
}

/** Bulk actions for all boxes on screen that are on no pallet or have no owner. */
function BoxesAtOnce({ boxes }: { boxes: readonly Box[] }): ReactNode {
  const t = usePhrases();
  const loose = looseByArea(boxes);
  const free = boxes.filter(({ free_quantity }) => free_quantity > 0);
  return (
    <>
      {may({ resource: 'pallet', action: 'update' }) &&
        [...loose].map(([areaId, here]) => (
          <FormButton
            key={areaId}
            label={`${t(($) => $.warehouse.pallet.act.put_away)} (${here.length})`}
            size="xl"
            variant="default"
          >
            {(close) => <PutAwayForm boxes={here} areaId={areaId} onDone={close} />}
          </FormButton>
        ))}
      {may({ resource: 'owner', action: 'create' }) && <AssembleProposed boxIds={free.map(({ id }) => id)} />}
    </>
  );
}

const boxColumns = (areaName: (id: number | null) => string) => [
  column.pictureOf(({ product }) => product),
  column.number('box'),
  column.names('items', (item) => `${productName(item)} × ${item.quantity}`, {
    title: ($) => $.common.field.contents,
  }),
  column.size(),
  column.figure('weight'),
  column.figure('duplicate', { title: ($) => $.common.field.quantity }),
  column.figure('free_quantity', { title: ($) => $.common.field.free }),
  column.custom({ key: 'place', render: (box) => <Places box={box} areaName={areaName} /> }),
  column.custom({
    key: 'warnings',
    card: 'status',
    title: '',
    render: ({ warnings }) =>
      warnings.map((word) => <StatusBadge of="box" key={word} id={word} label={warningLabel(word)} />),
  }),
];

const Places = ({ box, areaName }: { box: Box; areaName: (id: number | null) => string }): ReactNode => (
  <Stack gap={0}>
    {box.places?.map((place) => (
      <Text key={`${place.kind} ${place.area_id} ${place.pallet_id} ${place.container_id}`} size="xs">
        {place.quantity} × {placeName(place, areaName) ?? sharedLabel('outbound')}
      </Text>
    ))}
  </Stack>
);
