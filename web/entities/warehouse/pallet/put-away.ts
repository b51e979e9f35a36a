import type { BodyInput, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { putAway, takeDown } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { call } from '#client/call.ts';
import { prepare, withBack, type Prepared } from '#client/prepared.ts';
import type { Pallet } from './pallet.ts';

type Body = BodyInput<typeof putAway>;

/**
 * Puts boxes on a pallet, and takes them down again: it goes back to where it stood then; one that was made
 * for them stays, empty.
 */
export const putAwayWithBack = (body: Body, before?: Pallet): Prepared<ResponseOf<typeof putAway>> =>
  withBack(prepare(putAway, { body }), ({ id }) =>
    call(takeDown, {
      params: { id },
      body: {
        boxes: body.boxes,
        ...(body.location_id !== undefined && { location_id: before?.location_id ?? null }),
      },
    }),
  );
