import type { BodyInput, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { putAway, takeDown } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { call } from '#client/call.ts';
import { deferRequest, withUndo, type DeferredRequest } from '#client/deferred-request.ts';
import type { Pallet } from './pallet.ts';

type Body = BodyInput<typeof putAway>;

/**
 * Puts boxes on a pallet. Undo takes them off and returns the pallet to its location; a pallet created for
 * them stays empty.
 */
export const putAwayWithUndo = (body: Body, before?: Pallet): DeferredRequest<ResponseOf<typeof putAway>> =>
  withUndo(deferRequest(putAway, { body }), ({ id }) =>
    call(takeDown, {
      params: { id },
      body: {
        boxes: body.boxes,
        ...(body.location_id !== undefined && { location_id: before?.location_id ?? null }),
      },
    }),
  );
