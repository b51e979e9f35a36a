import type { updateContainer as endpoint } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { requireAction } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { readContainer } from './container.queries.ts';
import { lockContainer } from './lock-container.ts';

/** Renames a container or changes its limits. */
export const updateContainer: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  requireAction(containerMachine, 'update', await lockContainer(ctx, id, version));
  await updateRow(ctx, 'containers', id, body);
  ctx.log({ logable_type: 'container', logable_id: id, type_id: 'write', content: body });
  return readContainer(ctx, id);
};
