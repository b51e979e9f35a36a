import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { boxStateColumns, type BoxState } from './box-state.ts';
import { boxSource } from './box.queries.ts';

interface LockedBox extends BoxState {
  area_id: number;
  duplicate: number;
}

/** Locks a box before a change. */
export const lockBox = (ctx: Context, id: number, version: number | undefined): Promise<LockedBox> =>
  lockRow<LockedBox>(ctx, boxSource, {
    id,
    version,
    columns: sql`b.area_id, b.duplicate, ${boxStateColumns}`,
  });
