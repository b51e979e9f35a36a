import { sql } from 'kysely';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { createBox } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { unknownReference } from '#kernel/refusal.ts';

type Products = BodyOf<typeof createBox>['products'];

/** Replaces the contents of a box; quantities are per box. */
export async function setBoxItems(ctx: Context, boxId: number, products: Products): Promise<void> {
  const known = await ctx.db
    .selectFrom('products')
    .select('id')
    .where('id', '=', sql<string>`any(${products.map(({ product_id }) => product_id)}::text[])`)
    .execute();
  const missing = products.findIndex(({ product_id }) => !known.some(({ id }) => id === product_id));
  if (missing >= 0) throw unknownReference(`products.${missing}.product_id`, products[missing]!.product_id);
  await ctx.db.deleteFrom('box_items').where('box_id', '=', boxId).execute();
  if (products.length > 0)
    await ctx.db
      .insertInto('box_items')
      .values(
        products.map(({ product_id, quantity, expiry_date = null }) => ({
          box_id: boxId,
          product_id,
          quantity,
          expiry_date,
        })),
      )
      .execute();
}
