import { sql } from 'kysely';
import type { deleteOutPicker as endpoint } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockContainer } from './lock-container.ts';
import { lockLoad } from './lock-load.ts';
import { outPickerSource } from './picker.queries.ts';
import { takeOut } from './take-out.ts';

/** A counter-scan: what a loading scan put into a container that is still open goes back to its area. */
export const takeBackScan: Handler<typeof endpoint> = async (ctx, { params: { id } }) => {
  const { container_id, box_id, quantity } = await findRow(ctx, outPickerSource, id);
  const container = await lockContainer(ctx, container_id);
  requireAction(containerMachine, 'take_out', container);
  const { held } = await lockLoad(ctx, container_id, box_id);
  const { rows: taken } = await sql`select 1 from box_moves where takes_back = ${id}`.execute(ctx.db);
  if (taken.length > 0) throw new Refusal('not_found', { details: { id } });
  await takeOut(ctx, container, { box_id, quantity, maximum: held, takes_back: id });
};
