import type { createInPicker } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { requireAction } from '#kernel/machine.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { receiveLines } from '../lading-bill/receive-lines.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import { workArea } from '../movement/work-area.ts';
import { readContainer } from './container.queries.ts';
import { lockReferencedContainer } from './lock-container.ts';
import { lockOrdersOfContainer } from './orders-of-container.ts';
import { lockLoad } from './lock-load.ts';

/**
 * An unloading scan moves boxes from the container into an area, and receives the lines of its bills in
 * order.
 */
export const unloadBoxes: Handler<typeof createInPicker> = async (
  ctx,
  { body: { container_id, box_id, quantity, area_id } },
) => {
  const [, container] = await pipeline(
    () => lockOrdersOfContainer(ctx, container_id, box_id),
    () => lockReferencedContainer(ctx, container_id),
  );
  requireAction(containerMachine, 'unload', container);
  const { held } = await lockLoad(ctx, container_id, box_id);
  if (quantity > held)
    throw refuseField('quantity', 'over_unloading', { maximum: held, box_id }, { in_container: held });
  const area = await workArea(ctx, 'destination', area_id ?? container.to_area_id);
  await moveBoxes(ctx, [
    {
      box_id,
      from: { kind: 'container', container_id },
      to: { kind: 'loose', area_id: area },
      quantity,
      reason: 'unload',
      document: { type: 'container', id: container_id },
    },
  ]);
  const orders = await receiveLines(ctx, { container_id, box_id, quantity });
  if (container.arrived_at === null)
    await updateRow(ctx, 'containers', container_id, { arrived_at: ctx.now });
  ctx.emit('order', orders, 'boxes_arrived');
  return readContainer(ctx, container_id);
};
