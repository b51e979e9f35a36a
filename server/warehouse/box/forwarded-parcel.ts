import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';

/**
 * Whether an inbound item is a parcel that is forwarded as it came: what a box of it holds is the parcel, and
 * nobody counts its goods.
 */
export const isForwardedParcel = (sfaId: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`exists (
    select from sfas s
    join order_trackings t on t.tracking_id = s.tracking_id
    where s.id = ${sfaId})`;

/** The same, asked of one inbound item; of none it is not. */
export async function holdsForwardedParcel(ctx: Context, sfaId: number | null): Promise<boolean> {
  if (sfaId === null) return false;
  const {
    rows: [found],
  } = await sql<{ forwarded: boolean }>`
    select ${isForwardedParcel(sql`${sfaId}::bigint`)} as forwarded`.execute(ctx.db);
  return found!.forwarded;
}
