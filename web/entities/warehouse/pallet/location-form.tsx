import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { updatePallet } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { rowVersion, deferRequest, withUndo } from '#client/deferred-request.ts';
import { useRequestMutation } from '#client/hooks.ts';
import { id } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Pallet } from './pallet.ts';
import { FreeLocationPicker } from './pickers.tsx';

/** Moves a pallet to a location or to none; undo returns it. */
const placed = (pallet: Pallet, location_id: number | null) =>
  withUndo(deferRequest(updatePallet, { ...rowVersion(pallet), body: { location_id } }), () =>
    call(updatePallet, {
      params: { id: pallet.id },
      body: { location_id: pallet.location_id },
    }),
  );

/**
 * Moves a pallet to an empty location. Leaving the current one requires an explicit choice, not an empty
 * field.
 */
export function LocationForm({ pallet, onDone }: { pallet: Pallet; onDone: () => void }): ReactNode {
  const form = useFields(
    { location_id: id() },
    {
      words: ($) => $.warehouse.pallet.field,
      send: ({ location_id }) => placed(pallet, location_id),
      onDone,
    },
  );
  return (
    <Form
      {...form}
      disabled={form.values.location_id === ''}
      beside={pallet.location_id !== null && <LeaveLocation pallet={pallet} onDone={onDone} />}
    >
      <FreeLocationPicker areaId={pallet.area_id} {...form.field('location_id')} />
    </Form>
  );
}

function LeaveLocation({ pallet, onDone }: { pallet: Pallet; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const leave = useRequestMutation(() => crypto.randomUUID(), { onDone });
  return (
    <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate(placed(pallet, null))}>
      {t(($) => $.warehouse.pallet.act.leave_location, { location: pallet.location_name ?? '' })}
    </Button>
  );
}
