import type { ReactNode } from 'react';
import { createPallet, listPalletTypes } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { useLookup } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { id, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { useFields } from '#kit/use-fields.ts';
import { useAreas } from '#entities/area-options.ts';

/** Creates a pallet of a type in a warehouse. */
export function PalletForm({ onDone }: { onDone: () => void }): ReactNode {
  const types = useLookup(listPalletTypes).map(({ id: value, name: label }) => ({ value, label }));
  const areas = useAreas().options;
  const form = useFields(
    {
      type_id: text({ required: true, start: types[0]?.value }),
      area_id: id({ start: areas[0]?.value }),
    },
    { send: (body) => deferRequest(createPallet, { body }), onDone },
  );
  return (
    <Form {...form}>
      <div className="fields">
        <Choice {...form.field('type_id')} options={types} />
        <Choice {...form.field('area_id')} options={areas} />
      </div>
    </Form>
  );
}
