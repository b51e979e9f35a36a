import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { updatePallet } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { call } from '#client/call.ts';
import { at, prepare, withBack } from '#client/prepared.ts';
import { idOrNone } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Pallet } from './pallet.ts';
import { useFreeLocations } from './use-free-locations.ts';

/** Puts a pallet at a location that is empty; left empty, the pallet leaves its own. */
export function LocationForm({ pallet, onDone }: { pallet: Pallet; onDone: () => void }): ReactNode {
  const locations = useFreeLocations(pallet.area_id);
  const form = useFields(
    { location_id: idOrNone() },
    {
      words: ($) => $.warehouse.pallet.field,
      send: (body) =>
        withBack(prepare(updatePallet, { ...at(pallet), body }), () =>
          call(updatePallet, {
            params: { id: pallet.id },
            body: { location_id: pallet.location_id },
          }),
        ),
      onDone,
    },
  );
  return (
    <Form {...form}>
      <Group grow>
        <Choice {...form.field('location_id')} clearable options={locations} />
      </Group>
    </Form>
  );
}
