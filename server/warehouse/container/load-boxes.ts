import type { createOutPicker } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import { requireAction } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import { takeFromArea } from '../movement/take-from-area.ts';
import { readContainer } from './container.queries.ts';
import { lockReferencedContainer } from './lock-container.ts';
import { lockLoad } from './lock-load.ts';

/**
 * A loading scan moves boxes from the origin area into the container. It records what was loaded, also
 * beyond the bills: such boxes are undesired until they are unloaded or put on a bill.
 */
export const loadBoxes: Handler<typeof createOutPicker> = async (
  ctx,
  { body: { container_id, box_id, quantity } },
) => {
  const container = await lockReferencedContainer(ctx, container_id);
  requireAction(containerMachine, 'load', container);
  await lockLoad(ctx, container_id, box_id);
  const taken = await takeFromArea(ctx, box_id, container.from_area_id, quantity);
  const scans = await moveBoxes(
    ctx,
    taken.map((part) => ({
      box_id,
      ...part,
      to: { kind: 'container', container_id },
      reason: 'load',
      document: { type: 'container', id: container_id },
    })),
  );
  return { ...(await readContainer(ctx, container_id)), scans };
};
