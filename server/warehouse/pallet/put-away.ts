import type { putAway as endpoint } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { atIndex, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { addToPallet } from './create-pallet-box.ts';
import { makePallet } from './create-pallet.ts';
import { lockPallets } from './pallet-capacity.ts';
import { readWrittenPallet } from './pallet.queries.ts';
import { placePallet } from './update-pallet.ts';

/** Puts several boxes on one pallet, and the pallet at its location: all or none. */
export const putAway: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { boxes, override, location_id, type_id = '', area_id } = body;
  const there = await lockBoxes(
    ctx,
    boxes.map(({ box_id }) => box_id),
  );
  const unknown = boxes.findIndex(({ box_id }) => !there.includes(box_id));
  if (unknown >= 0) throw unknownReference(`boxes.${unknown}.box_id`, boxes[unknown]?.box_id);
  const pallet_id = body.pallet_id ?? (await makePallet(ctx, { type_id, area_id, location_id }));
  if ((await lockPallets(ctx, [pallet_id])).length === 0) throw unknownReference('pallet_id', pallet_id);
  for (const [index, box] of boxes.entries())
    await atIndex(`boxes.${index}`, () => addToPallet(ctx, { ...box, pallet_id, override }));
  if (body.pallet_id !== undefined && location_id !== undefined)
    await placePallet(ctx, { id: pallet_id }, location_id);
  return readWrittenPallet(ctx, pallet_id);
};
