import { sql } from 'kysely';
import type { takeDown as endpoint } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import { palletSource, readWrittenPallet } from './pallet.queries.ts';
import { placePallet } from './update-pallet.ts';

/** Takes boxes off a pallet, so that they are loose in its area: all or none. */
export const takeDown: Handler<typeof endpoint> = async (
  ctx,
  { params: { id: pallet_id }, body: { boxes, location_id }, version },
) => {
  const there = await lockBoxes(
    ctx,
    boxes.map(({ box_id }) => box_id),
  );
  const unknown = boxes.findIndex(({ box_id }) => !there.includes(box_id));
  if (unknown >= 0) throw unknownReference(`boxes.${unknown}.box_id`, boxes[unknown]?.box_id);
  const { area_id } = await lockRow<{ area_id: number }>(ctx, palletSource, {
    id: pallet_id,
    version,
    columns: sql`p.area_id`,
  });
  await moveBoxes(
    ctx,
    boxes.map((box) => ({
      ...box,
      from: { kind: 'pallet', area_id, pallet_id },
      to: { kind: 'loose', area_id },
      reason: 'take_down',
    })),
  );
  await updateRow(ctx, 'pallets', pallet_id, {});
  if (location_id !== undefined) await placePallet(ctx, { id: pallet_id }, location_id);
  return readWrittenPallet(ctx, pallet_id);
};
