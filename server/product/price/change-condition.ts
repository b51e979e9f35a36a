import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import { lockPrice, priceChanged } from './change-price.ts';
import { conditionSource } from './price.queries.ts';
import { requireNoRival } from './require-no-rival.ts';

/** Key of the condition that names the unit of the amount. It cannot be removed or renamed. */
export const UNIT = 'unit';

/**
 * Locks a condition within the caller's prices, after its price, in the same order as deleting a price
 * does. Checks `If-Match`.
 */
export async function lockCondition(
  ctx: Context,
  id: number | string,
  version: number | undefined,
): Promise<{ price_id: number; key: string }> {
  const { price_id } = await findRow(ctx, conditionSource, id);
  await lockPrice(ctx, price_id);
  const { key } = await lockRow<{ key: string }>(ctx, conditionSource, { id, version, columns: sql`c.key` });
  return { price_id, key };
}

/** Refuses a second condition with the same key. */
export async function requireFreeKey({ db }: Context, priceId: number, key: string): Promise<void> {
  const taken = await db
    .selectFrom('price_conditions')
    .select('id')
    .where('price_id', '=', priceId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (taken !== undefined) throw refuseField('key', 'condition_taken');
}

/** Refuses a conflict with another price, announces the change, and answers the condition. */
export async function conditionChanged(
  ctx: Context,
  id: string | number,
  priceId: number,
  content: Record<string, unknown>,
) {
  await requireNoRival(ctx, priceId);
  await priceChanged(ctx, priceId, content);
  return findRow(ctx, conditionSource, id);
}
