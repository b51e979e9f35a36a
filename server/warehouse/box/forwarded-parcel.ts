import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';

/**
 * True when an inbound item is a parcel that is forwarded unopened: a box of it holds the parcel, and its
 * goods are not tallied.
 */
export const isForwardedParcel = (sfaId: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`exists (
    select from sfas s
    join order_trackings t on t.tracking_id = s.tracking_id
    where s.id = ${sfaId})`;

/** The same for one inbound item; false without one. */
export async function holdsForwardedParcel(ctx: Context, sfaId: number | null): Promise<boolean> {
  if (sfaId === null) return false;
  const {
    rows: [found],
  } = await sql<{ forwarded: boolean }>`
    select ${isForwardedParcel(sql`${sfaId}::bigint`)} as forwarded`.execute(ctx.db);
  return found!.forwarded;
}
