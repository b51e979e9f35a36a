import type { openBox as endpoint } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { boxMachine } from '@hakobu/contract/warehouse/box/box.machine.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { readBox } from './box.queries.ts';
import { boxObstacles } from './box-state.ts';
import { lockBox } from './lock-box.ts';

/** Opens a closed box that is not in transit. Opening an open box changes nothing. */
export const openBox: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const box = await lockBox(ctx, id, version);
  const obstacle = boxObstacles(box).open;
  if (obstacle !== undefined) throw new Refusal(obstacle.reason);
  if (boxMachine.stateOf(box) === 'open') return readBox(ctx, id);
  requireAction(boxMachine, 'open', box);
  await updateRow(ctx, 'boxes', id, { closed_at: null });
  ctx.log({ logable_type: 'box', logable_id: id, type_id: 'write', content: { closed: false } });
  return readBox(ctx, id);
};
