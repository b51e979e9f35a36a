import type { Context } from '#kernel/context.ts';
import { logProductChange } from './change-product.ts';

/** Finds the product of a lot by its number, or creates it. */
export async function makeLotProduct(
  ctx: Context,
  {
    auction_id: id,
    title: name,
    image: image_url,
  }: { auction_id: string; title: string; image: string | null },
): Promise<string> {
  const made = await ctx.db
    .insertInto('products')
    .values({ id, name, image_url, organization_id: ctx.organizationId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) logProductChange(ctx, id, 'created', { id, name });
  return id;
}
