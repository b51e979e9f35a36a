import type { deleteBox as endpoint } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { boxMachine } from '@hakobu/contract/warehouse/box/box.machine.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import { boxObstacles } from './box-state.ts';
import { lockBox } from './lock-box.ts';

/**
 * Deletes a box that was packed by mistake and never left. The ledger of movements is append-only, so the
 * boxes are written off by a movement.
 */
export const deleteBox: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const { area_id, duplicate, ...box } = await lockBox(ctx, id, version);
  requireAction(boxMachine, 'delete', box);
  const obstacle = boxObstacles(box).delete;
  if (obstacle !== undefined)
    throw new Refusal(obstacle.reason, { details: { distributed_quantity: box.distributed_quantity } });
  await moveBoxes(ctx, [
    {
      box_id: id,
      from: { kind: 'loose', area_id },
      to: { kind: 'scrap' },
      quantity: duplicate,
      reason: 'repacked',
    },
  ]);
  await updateRow(ctx, 'boxes', id, { scrapped_quantity: duplicate, closed_at: ctx.now });
  ctx.log({ logable_type: 'box', logable_id: id, type_id: 'deleted', content: {} });
};
