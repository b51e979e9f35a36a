// Shared by updating and deleting a tracking.
import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { hasRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import { trackingSource } from './tracking.queries.ts';

/** Locks a tracking. Refuses one whose parcel was received, because its code is on papers and boxes. */
export async function lockAwaited(
  ctx: Context,
  { id, version }: { id: number; version: number | undefined },
): Promise<{ code: string }> {
  const tracking = await lockRow<{ code: string }>(ctx, trackingSource, {
    ...{ id, version },
    columns: sql`t.code`,
  });
  if (await hasRow(ctx, 'sfas', { tracking_id: id }))
    throw new Refusal('tracking_came_in', { values: tracking, details: tracking });
  return tracking;
}
