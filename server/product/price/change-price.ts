import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { readReference } from '#kernel/refusal.ts';
import { priceSource } from './price.queries.ts';

/** Locks a price before a part of it changes. */
export const lockPrice = (ctx: Context, id: number): Promise<object> =>
  lockRow(ctx, priceSource, { id, columns: sql`1` });

/** Locks the price that a new part names. Refuses the field where the price does not exist. */
export const lockPriceOf = (ctx: Context, { price_id }: { price_id: number }): Promise<object> =>
  readReference('price_id', price_id, lockPrice(ctx, price_id));

/** Raises the version of a price whose part changed, so that documents can refer to the version they used. */
export async function priceChanged(
  ctx: Context,
  priceId: number,
  content: Record<string, unknown>,
): Promise<void> {
  await updateRow(ctx, 'prices', priceId, {});
  ctx.log({ logable_type: 'price', logable_id: priceId, type_id: 'write', content });
}
