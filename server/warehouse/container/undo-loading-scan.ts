import type { deleteOutPicker as endpoint } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import { hasRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockContainer } from './lock-container.ts';
import { lockLoad } from './lock-load.ts';
import { outPickerSource } from './picker.queries.ts';
import { returnToArea } from './return-to-area.ts';

/** Undoes a loading scan: what it loaded into an open container returns to its area. */
export const undoLoadingScan: Handler<typeof endpoint> = async (ctx, { params: { id } }) => {
  const { container_id, box_id, quantity } = await findRow(ctx, outPickerSource, id);
  const container = await lockContainer(ctx, container_id);
  requireAction(containerMachine, 'take_out', container);
  const { held } = await lockLoad(ctx, container_id, box_id);
  if (await hasRow(ctx, 'box_moves', { takes_back: id })) throw new Refusal('not_found', { details: { id } });
  await returnToArea(ctx, container, { box_id, quantity, maximum: held, takes_back: id });
};
