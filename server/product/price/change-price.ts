import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { readReference } from '#kernel/refusal.ts';
import { priceSource } from './price.queries.ts';

/** Locks a price of which a part changes. */
export const lockPrice = (ctx: Context, id: number): Promise<object> =>
  lockRow(ctx, priceSource, { id, columns: sql`1` });

/** Locks the price that a new part names; one that is not there is that field's error. */
export const lockPriceOf = (ctx: Context, { price_id }: { price_id: number }): Promise<object> =>
  readReference('price_id', price_id, lockPrice(ctx, price_id));

/** Every change of a part raises the version of its price, so that documents can name it. */
export async function priceChanged(
  ctx: Context,
  priceId: number,
  content: Record<string, unknown>,
): Promise<void> {
  await updateRow(ctx, 'prices', priceId, {});
  ctx.log({ logable_type: 'price', logable_id: priceId, type_id: 'write', content });
}
