import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { productSource, readProduct } from './product.queries.ts';

/** Locks a product before related rows change. Checks `If-Match`. */
export const lockProduct = (ctx: Context, id: string, version: number | undefined): Promise<object> =>
  lockRow(ctx, productSource, { id, version, columns: sql`1` });

/** Writes a change of a product to its change log and announces it to open screens. */
export function logProductChange(
  ctx: Context,
  id: string,
  type_id: 'created' | 'write',
  content: Record<string, unknown>,
): void {
  ctx.log({ logable_type: 'product', logable_id: id, type_id, content });
}

/** Raises the version of a product whose pictures changed, announces it, and answers the product. */
export async function imagesChanged(ctx: Context, id: string, content: Record<string, unknown>) {
  await updateRow(ctx, 'products', id, {});
  logProductChange(ctx, id, 'write', content);
  return readProduct(ctx, id);
}
