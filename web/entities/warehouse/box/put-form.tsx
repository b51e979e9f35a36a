import type { ReactNode } from 'react';
import { createPalletBox, takeDown } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { call } from '#client/call.ts';
import { deferRequest, withUndo } from '#client/deferred-request.ts';
import { id, whole } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Pallet } from '../pallet/pallet.ts';
import { PalletPicker } from '../pallet/pickers.tsx';
import { looseOf, type Box } from './box.ts';

interface Putting {
  box: Box;
  pallets: readonly Pallet[];
  onDone: () => void;
}

/** Puts boxes on a pallet of their area; all of them are proposed. */
export function PutForm({ box, pallets, onDone }: Putting): ReactNode {
  const area = box.places?.find(({ kind }) => kind === 'loose')?.area_id ?? undefined;
  const proposed = pallets.find(({ area_id }) => area_id === area);
  const form = useFields(
    {
      pallet_id: id({ start: proposed && String(proposed.id) }),
      quantity: whole({ start: String(looseOf(box)) }),
    },
    {
      send: ({ pallet_id, quantity }) => {
        const boxes = [{ box_id: box.id, quantity }];
        return withUndo(deferRequest(createPalletBox, { body: { pallet_id, ...boxes[0]! } }), () =>
          call(takeDown, { params: { id: pallet_id }, body: { boxes } }),
        );
      },
      onDone,
    },
  );
  const { field, errorOf } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <PalletPicker areaId={area} known={proposed} {...field('pallet_id')} />
        <WholeInput {...field('quantity')} error={errorOf('quantity') ?? errorOf('box_id')} />
      </div>
    </Form>
  );
}
