import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { integerField, someOf } from '../../kernel/fields.ts';
import { boxMeasures, createBox } from '../box/box.endpoints.ts';
import { sfaContent } from '../sfa/sfa.endpoints.ts';

export const packParcels = defineEndpoint({
  id: 'warehouse.owning-box.pack-parcels',
  method: 'POST',
  path: 'owning-boxes/packed-parcels',
  summary:
    'Pack tallied inbound items, a closed box for each, and assemble the boxes to the orders of their goods',
  access: { resource: 'owner', action: 'create' },
  body: z.object({
    sfa_ids: someOf(integerField(), 100),
    /** Measures of each box; sides in cm, weight in kg. */
    ...boxMeasures,
  }),
  response: z.object({
    data: z.array(
      z.object({
        box_id: z.number().int(),
        sfa_id: z.number().int(),
        tracking_code: z.string(),
        contents: z.array(sfaContent),
        /** The order that the box belongs to, null where its goods are not allocated to one order. */
        order_id: z.string().nullable(),
        customer_name: z.string().nullable(),
      }),
    ),
    /** Inbound items without tallied goods that are in no box yet. */
    left: z.array(z.object({ sfa_id: z.number().int(), tracking_code: z.string() })),
  }),
  errors: createBox.errors,
});
