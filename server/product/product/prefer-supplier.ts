import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { unknownReference } from '#kernel/refusal.ts';

/** Makes a supplier the default in the to-buy list, by giving it the earliest creation time. */
export async function preferSupplier(ctx: Context, productId: string, supplierId: number): Promise<void> {
  await requireSupplier(ctx, supplierId);
  await sql`
    insert into product_suppliers (product_id, supplier_id, created_at)
    values (
      ${productId},
      ${supplierId},
      coalesce(
        (select min(created_at) - interval '1 second' from product_suppliers where product_id = ${productId}),
        now()
      )
    )
    on conflict (product_id, supplier_id) do update set created_at = excluded.created_at`.execute(ctx.db);
}

/** Refuses a supplier of another organization. */
export async function requireSupplier(ctx: Context, id: number): Promise<void> {
  const supplier = await ctx.db
    .selectFrom('suppliers')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', ctx.organizationId)
    .executeTakeFirst();
  if (supplier === undefined) throw unknownReference('supplier_id', id);
}
