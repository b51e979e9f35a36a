import type { changeSkuPosition as endpoint } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import { lockMeasures, lockPallets, readLoad, requireCapacity } from './pallet-capacity.ts';
import { readWrittenPallet } from './pallet.queries.ts';

/** Moves boxes from one pallet to another of the same area. */
export const changeSkuPosition: Handler<typeof endpoint> = async (
  ctx,
  { body: { box_id, from_pallet_id, to_pallet_id, quantity, override } },
) => {
  const box = await lockMeasures(ctx, box_id);
  await lockPallets(ctx, [from_pallet_id, to_pallet_id]);
  const { area_id } = await readLoad(ctx, from_pallet_id, 'from_pallet_id');
  const to = await readLoad(ctx, to_pallet_id, 'to_pallet_id');
  if (to.area_id !== area_id || from_pallet_id === to_pallet_id)
    throw refuseField('to_pallet_id', 'box_not_in_area', { box_id });
  await requireCapacity(ctx, to, box, { quantity, override });
  await moveBoxes(ctx, [
    {
      box_id,
      from: { kind: 'pallet', area_id, pallet_id: from_pallet_id },
      to: { kind: 'pallet', area_id, pallet_id: to_pallet_id },
      quantity,
      reason: 'put_away',
    },
  ]);
  for (const id of [from_pallet_id, to_pallet_id]) await updateRow(ctx, 'pallets', id, {});
  return readWrittenPallet(ctx, to_pallet_id);
};
