import type { openContainer as endpoint } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { requireAction } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { readContainer } from './container.queries.ts';
import { lockContainerAndOrders, ordersOfContainer } from './orders-of-container.ts';

/** Undoes cut-off while nothing was unloaded. */
export const openContainer: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const container = await lockContainerAndOrders(ctx, id, version);
  requireAction(containerMachine, 'open', container, {
    ...(container.arrived_at !== null && { details: { arrived_at: container.arrived_at } }),
  });
  await updateRow(ctx, 'containers', id, { had_cut_off: false, cut_off_date: null });
  ctx.log({ logable_type: 'container', logable_id: id, type_id: 'write', content: { cut_off: false } });
  ctx.emit('order', await ordersOfContainer(ctx, id), 'container_opened');
  return readContainer(ctx, id);
};
