import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';

/** Locks box rows in id order, so that two people who move the same boxes take turns. */
export async function lockBoxes(ctx: Context, ids: readonly number[]): Promise<void> {
  await ctx.db
    .selectFrom('boxes')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
