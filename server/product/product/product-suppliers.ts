import { sql } from 'kysely';
import type {
  addProductSupplier,
  removeProductSupplierAlias,
} from '@hakobu/contract/product/product/product.endpoints.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import type { Input } from '#kernel/route.ts';
import { productSource, readProduct } from './product.queries.ts';

type Adding = Pick<Input<typeof addProductSupplier>, 'params' | 'version'> & {
  body: BodyOf<typeof addProductSupplier>;
};
type Removing = Pick<Input<typeof removeProductSupplierAlias>, 'params' | 'version'> & {
  body: { supplier_id?: number | undefined };
};

/**
 * Records what a supplier asks for a product. The one known longest stays the one that list-to-buy proposes.
 */
export async function setSupplier(
  ctx: Context,
  { params, version, body: { supplier_id, price, quantity_items, note } }: Adding,
) {
  const id = String(params.id);
  await lockRow(ctx, productSource, { id, version, columns: sql`1` });
  await requireSupplier(ctx, supplier_id);
  await sql`insert into product_suppliers (product_id, supplier_id, price, quantity_items, note)
    values (${id}, ${supplier_id}, ${price}, ${quantity_items}, ${note ?? null})
    on conflict (product_id, supplier_id) do update
    set price = excluded.price, quantity_items = excluded.quantity_items, note = excluded.note`.execute(
    ctx.db,
  );
  return changed(ctx, id, { supplier_id, price, quantity_items });
}

export async function removeSupplier(ctx: Context, { params, version, body: { supplier_id } }: Removing) {
  const id = String(params.id);
  await lockRow(ctx, productSource, { id, version, columns: sql`1` });
  if (supplier_id === undefined)
    throw new Refusal('invalid_fields', { fields: { supplier_id: [{ problem: 'required' }] } });
  await sql`delete from product_suppliers where product_id = ${id} and supplier_id = ${supplier_id}`.execute(
    ctx.db,
  );
  return changed(ctx, id, { supplier_removed: supplier_id });
}

/** Makes a supplier the one that list-to-buy proposes. */
export async function preferSupplier(ctx: Context, productId: string, supplierId: number): Promise<void> {
  await requireSupplier(ctx, supplierId);
  await sql`insert into product_suppliers (product_id, supplier_id, created_at)
    values (${productId}, ${supplierId}, coalesce((select min(created_at) - interval '1 second'
    from product_suppliers where product_id = ${productId}), now()))
    on conflict (product_id, supplier_id) do update set created_at = excluded.created_at`.execute(ctx.db);
}

async function requireSupplier(ctx: Context, id: number): Promise<void> {
  const {
    rows: [supplier],
  } = await sql`select 1 from suppliers where id = ${id} and organization_id = ${ctx.organizationId}`.execute(
    ctx.db,
  );
  if (supplier === undefined) throw unknownReference('supplier_id', id);
}

function changed(ctx: Context, id: string, content: Record<string, unknown>) {
  ctx.log({ logable_type: 'product', logable_id: id, type_id: 'write', content });
  ctx.announce('changed', { type: 'product', id });
  return readProduct(ctx, id);
}
