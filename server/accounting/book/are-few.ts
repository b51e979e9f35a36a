import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { isKnownCapped, cacheCapped } from '#kernel/list/capped-totals.ts';

/**
 * Whether a query, which `given` begins, has no more than so many rows. That it has more is remembered, as
 * totals beyond the cap are.
 */
export async function areFew(
  ctx: Context,
  rows: RawBuilder<unknown>,
  most: number,
  given: RawBuilder<unknown> = sql``,
): Promise<boolean> {
  const query = sql<{ count: number }>`${given}select count(*) as count
    from (${rows} limit ${sql.lit(most + 1)}) as few`.compile(ctx.db);
  const asked = JSON.stringify([query.sql, query.parameters]);
  if (isKnownCapped(asked)) return false;
  const few = (await ctx.db.executeQuery(query)).rows[0]!.count <= most;
  if (!few) cacheCapped(asked);
  return few;
}

/**
 * The same where it only tells which way is sooner: that there are few is remembered as well, since any way
 * answers the same.
 */
export async function areFewOnTheWay(
  ctx: Context,
  rows: RawBuilder<unknown>,
  most: number,
  given?: RawBuilder<unknown>,
): Promise<boolean> {
  const { sql: text, parameters } = rows.compile(ctx.db);
  const asked = JSON.stringify(['few', most, text, parameters]);
  if (isKnownCapped(asked)) return true;
  const few = await areFew(ctx, rows, most, given);
  if (few) cacheCapped(asked);
  return few;
}
