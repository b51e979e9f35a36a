import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { readReference } from '#kernel/refusal.ts';
import { containerSource } from './container.queries.ts';

export interface LockedContainer {
  id: number;
  had_cut_off: boolean;
  from_area_id: number;
  to_area_id: number;
  shipment_method_id: string;
  arrived_at: string | null;
}

/** Locks the container row only. */
export const lockContainer = (ctx: Context, id: number, version?: number): Promise<LockedContainer> =>
  lockRow<LockedContainer>(
    ctx,
    { ...containerSource, from: sql`containers c` },
    {
      id,
      version,
      columns: sql`c.id, c.had_cut_off, c.from_area_id, c.to_area_id, c.shipment_method_id, c.arrived_at`,
    },
  );

/** Locks a container named in a body: an unknown one is a field error. */
export const lockReferencedContainer = (ctx: Context, id: number): Promise<LockedContainer> =>
  readReference('container_id', id, lockContainer(ctx, id));
