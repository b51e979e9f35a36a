import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { listLocations, updatePallet } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { useCall } from '#client/hooks.ts';
import { at, prepare } from '#client/prepared.ts';
import { idOrNone } from '#kit/fields.ts';
import { FormEnd } from '#kit/form.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Pallet } from './pallet.ts';

/** Puts a pallet at a location that is empty; left empty, the pallet leaves its own. */
export function LocationForm({ pallet, onDone }: { pallet: Pallet; onDone: () => void }): ReactNode {
  const { data } = useCall(listLocations, {
    query: { filter: { empty_pallet: true, area_id: pallet.area_id }, per_page: 100 },
  });
  const form = useFields(
    { location_id: idOrNone() },
    {
      words: ($) => $.warehouse.pallet.field,
      send: (body) => prepare(updatePallet, { ...at(pallet), body }),
      onDone,
    },
  );
  return (
    <>
      <Group grow>
        <Choice
          {...form.field('location_id')}
          clearable
          options={(data?.data ?? []).map(({ id, shelve_name, floor, column, row }) => ({
            value: String(id),
            label: `${shelve_name}-${floor}-${column}-${row}`,
          }))}
        />
      </Group>
      <FormEnd {...form} />
    </>
  );
}
