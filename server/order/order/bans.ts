import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';

/**
 * Condition: product `p` may not leave Japan, or not by a method. A null method means that none is chosen
 * yet.
 */
export const isBannedBy = (method: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`(p.banned_export
  or (p.banned_air and ${method} = 'air') or (p.banned_sea and ${method} = 'sea'))`;

/** The ban columns of a product, for the table alias of a query. */
export const banColumns = (products: string): RawBuilder<unknown> =>
  sql.join(['banned_air', 'banned_sea', 'banned_export'].map((ban) => sql.ref(`${products}.${ban}`)));

/** Refuses banned products at the fields that name them. */
export function bannedProducts(fields: Readonly<Record<string, readonly string[]>>): Refusal {
  const said = (ids: readonly string[]) => ({ products: ids.join(', ') });
  const product_id = [...new Set(Object.values(fields).flat())];
  return new Refusal('product_banned', {
    values: said(product_id),
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, ids]) => [
        field,
        [{ problem: 'product_banned', values: said(ids) }],
      ]),
    ),
    details: { product_id },
  });
}

/** Products to buy, and the order lines that they are for. */
interface Bought {
  product_id: string;
  order_items: readonly { order_item_id: number }[];
}

/** Refuses to buy products that may not go by their order's method. `list` is the body field of the lines. */
export async function requireMayReachOrders(
  ctx: Context,
  list: 'items' | 'products',
  items: readonly Bought[],
): Promise<void> {
  const lines = items.flatMap(({ product_id, order_items }, index) =>
    order_items.map(({ order_item_id }) => ({ index, product_id, order_item_id })),
  );
  if (lines.length === 0) return;
  const { rows } = await sql<{ index: number; id: string }>`
    select distinct w.index, p.id
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as w (index int, product_id text, order_item_id bigint)
    join products p on p.id = w.product_id
    join order_items i on i.id = w.order_item_id
    join orders o on o.id = i.order_id
    where ${isBannedBy(sql`o.shipment_method_id`)}
    order by 1`.execute(ctx.db);
  if (rows.length > 0)
    throw bannedProducts(
      Object.fromEntries(rows.map(({ index, id }) => [`${list}.${index}.product_id`, [id]])),
    );
}

/** Refuses a product of an order line that does not exist or may not go by the order's method. */
export async function requireMayGo(ctx: Context, order_id: string, product_id: string): Promise<void> {
  const {
    rows: [found],
  } = await sql<{ banned: boolean }>`
    select coalesce(${isBannedBy(sql`o.shipment_method_id`)}, false) as banned
    from products p join orders o on o.id = ${order_id}
    where p.id = ${product_id}`.execute(ctx.db);
  if (found === undefined) throw unknownReference('product_id', product_id);
  if (found.banned) throw bannedProducts({ product_id: [product_id] });
}

/** Refuses a method by which a product of the order's lines may not go. */
export async function requireMethodAllowed(ctx: Context, order_id: string, method: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.id
    from order_items i join products p on p.id = i.product_id
    where i.order_id = ${order_id} and i.quantity > i.cancelled_quantity
      and ${isBannedBy(sql`${method}::text`)}
    order by 1`.execute(ctx.db);
  if (rows.length > 0) throw bannedProducts({ shipment_method_id: rows.map(({ id }) => id) });
}
