import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { product, type productRow } from '@hakobu/contract/product/product/product.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { differences, insertRow, resourceRoutes, updateRow } from '#kernel/crud/resource-routes.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { contains, defineListSource } from '#kernel/list/list-source.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';

/** The catalogue is shared: everybody who may read products sees all of them. */
export const productSource = defineListSource<z.output<typeof productRow>>({
  from: sql`products p`,
  select: sql`p.id, p.name, p.code, p.hs_code, p.brand, p.price, p.image_url, p.quantity_items_in_box, p.weight, p.length, p.width, p.height, p.special, p.private_license, p.banned_export,
    p.banned_air, p.banned_sea, p.created_at, p.updated_at, p.version`,
  key: 'p.id',
  access: () => undefined,
  filters: { supplier_id: (ids) => sql<SqlBool>`exists (select from product_suppliers s where s.product_id = p.id and s.supplier_id = any(${ids}::bigint[]))` },
  search: (text) => sql<SqlBool>`(${contains('p.id', text)} or ${contains('p.name', text)})`,
  includes: {
    suppliers: hasMany('suppliers', 'id', (ids) => sql`select ps.product_id as parent, s.id, s.name, ps.price from product_suppliers ps join suppliers s on s.id = ps.supplier_id where ps.product_id = any(${ids}) order by ps.created_at`),
  },
});

const { list, get, delete: remove } = resourceRoutes(product, { table: 'products', name: 'product', source: productSource });
const read = (ctx: Context, id: string) => findRow(ctx, productSource, id, ['suppliers']);

export const routes = [
  list, get, remove,
  route(product.create, async (ctx, { body }) => {
    const { supplier_id, ...fields } = body;
    const { rows: [taken] } = await sql`select 1 from products where id = ${body.id}`.execute(ctx.db);
    if (taken !== undefined) throw refuseField('id', 'product_id_taken');
    await insertRow(ctx, 'products', { ...fields, organization_id: ctx.organizationId });
    if (supplier_id != null) await preferSupplier(ctx, body.id, supplier_id);
    ctx.log({ logable_type: 'product', logable_id: body.id, type_id: 'created', content: body });
    return read(ctx, body.id);
  }),
  route(product.update, async (ctx, { params, body, version }) => {
    const id = String(params.id);
    const { supplier_id, ...fields } = body;
    const before = await lockRow<Record<string, unknown>>(ctx, productSource, { id, version, columns: sql`p.*` });
    const content = differences(before, fields);
    if (Object.keys(content).length > 0) await updateRow(ctx, 'products', id, fields);
    if (supplier_id != null) await preferSupplier(ctx, id, supplier_id);
    ctx.log({ logable_type: 'product', logable_id: id, type_id: 'write', content: { ...content, ...(supplier_id === undefined ? {} : { supplier_id }) } });
    return read(ctx, id);
  }),
];

/** Makes a supplier the one that list-to-buy proposes. */
async function preferSupplier(ctx: Context, productId: string, supplierId: number): Promise<void> {
  const { rows: [supplier] } = await sql`select 1 from suppliers where id = ${supplierId} and organization_id = ${ctx.organizationId}`.execute(ctx.db);
  if (supplier === undefined) throw unknownReference('supplier_id', supplierId);
  await sql`insert into product_suppliers (product_id, supplier_id, created_at) values (${productId}, ${supplierId}, coalesce((select min(created_at) - interval '1 second' from product_suppliers where product_id = ${productId}), now()))
    on conflict (product_id, supplier_id) do update set created_at = excluded.created_at`.execute(ctx.db);
}
