import type { listUndesiredBoxes as endpoint } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { containerSource } from './container.queries.ts';
import { readUndesiredBoxes } from './cut-off-blockers.ts';

/** Boxes in a container that no bill covers. */
export const listUndesiredBoxes: Handler<typeof endpoint> = async (ctx, { params: { id } }) => {
  await findRow(ctx, containerSource, id);
  return { data: await readUndesiredBoxes(ctx, id) };
};
