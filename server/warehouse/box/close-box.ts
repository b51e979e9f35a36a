import type { closeBox as endpoint } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { refusalIn } from '@hakobu/contract/kernel/machine.ts';
import { boxMachine } from '@hakobu/contract/warehouse/box/box.machine.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { readBox } from './box.queries.ts';
import { boxObstacles } from './box-state.ts';
import { lockBox } from './lock-box.ts';

/** Closes a box that has goods. Closing a closed box changes nothing. */
export const closeBox: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const box = await lockBox(ctx, id, version);
  if (refusalIn(boxMachine, 'close', boxMachine.stateOf(box)) === 'box_is_closed') return readBox(ctx, id);
  requireAction(boxMachine, 'close', box);
  const obstacle = boxObstacles(box).close;
  if (obstacle !== undefined) throw new Refusal(obstacle.reason);
  await updateRow(ctx, 'boxes', id, { closed_at: ctx.now });
  ctx.log({ logable_type: 'box', logable_id: id, type_id: 'write', content: { closed: true } });
  return readBox(ctx, id);
};
