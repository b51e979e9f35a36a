import type { removeUndesiredBoxes as endpoint } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import { requireAction } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { readContainer } from './container.queries.ts';
import { lockContainer } from './lock-container.ts';
import { lockLoad } from './lock-load.ts';
import { returnToArea } from './return-to-area.ts';

/** Moves boxes that no bill covers out of an open container; the whole quantity unless given. */
export const removeUndesired: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const container = await lockContainer(ctx, id, version);
  requireAction(containerMachine, 'take_out', container);
  const { undesired } = await lockLoad(ctx, id, body.box_id);
  const { box_id, quantity = Math.max(1, undesired) } = body;
  await returnToArea(ctx, container, { box_id, quantity, maximum: undesired });
  return readContainer(ctx, id);
};
