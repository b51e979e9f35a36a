import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { readReference } from '#kernel/refusal.ts';
import { affiliateStoreSource } from './affiliate-store.queries.ts';

/** Locks the store that a body names. Refuses the field where the store does not exist. */
export const lockStore = (ctx: Context, id: number): Promise<object> =>
  readReference('affiliate_store_id', id, lockRow(ctx, affiliateStoreSource, { id, columns: sql`1` }));

/** Raises the version of a store whose pictures changed, announces it, and answers the store. */
export async function storeChanged(ctx: Context, id: number, content: Record<string, number>) {
  await updateRow(ctx, 'affiliate_stores', id, {});
  ctx.log({ logable_type: 'affiliate_store', logable_id: id, type_id: 'write', content });
  return findRow(ctx, affiliateStoreSource, id, ['images']);
}
