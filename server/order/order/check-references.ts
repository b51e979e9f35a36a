import { sql, type SqlBool } from 'kysely';
import type { OrderHead } from '@hakobu/contract/order/order/order-body.ts';
import type { Context } from '#kernel/context.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { isOfCompany } from '#kernel/list/row-access.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import { isOurCustomer } from '../../identity/user/customer.access.ts';
import { bannedProducts, isBannedBy } from './bans.ts';

/**
 * Refuses customers, products, methods and salespeople that are not there, and products that may not go by
 * the method, all in one statement. Customers order for themselves only.
 */
export async function checkReferences(
  ctx: Context,
  { customer_id, shipment_method_id = null, sale_id = null }: OrderHead,
  products: readonly string[] = [],
): Promise<void> {
  const {
    rows: [found],
  } = await sql<{
    customer: boolean;
    method: boolean;
    sale: boolean;
    missing: string[] | null;
    banned: string[] | null;
  }>`
    select exists (select from users where id = ${customer_id} and ${isOurCustomer(ctx)}) as customer,
      ${shipment_method_id}::text is null or exists (
        select from shipment_methods where id = ${shipment_method_id}::text) as method,
      ${sale_id}::bigint is null or exists (
        select from users u where u.id = ${sale_id}::bigint and ${sellsHere(ctx)}) as sale,
      (select array_agg(w.id)
        from unnest(${[...products]}::text[]) as w (id)
        where not exists (select from products p where p.id = w.id)) as missing,
      (select array_agg(p.id)
        from products p
        where p.id = any(${[...products]}::text[])
          and ${isBannedBy(sql`${shipment_method_id}::text`)}) as banned`.execute(ctx.db);
  const ofAnother = ctx.actor.roleId === 'customer' && customer_id !== ctx.actor.id;
  if (ofAnother || !found!.customer) throw unknownReference('customer_id', customer_id);
  if (!found!.method) throw unknownReference('shipment_method_id', shipment_method_id);
  if (!found!.sale) throw unknownReference('sale_id', sale_id);
  if (found!.missing !== null) throw unknownProducts(products, new Set(found!.missing));
  const banned = new Set(found!.banned);
  const asked = products.flatMap((id, index) =>
    banned.has(id) ? [[`items.${index}.product_id`, [id]] as const] : [],
  );
  if (asked.length > 0) throw bannedProducts(Object.fromEntries(asked));
}

/** Staff of the company whose order it is, who may sign in. */
const sellsHere = (ctx: Context): Condition => sql<SqlBool>`(u.role_id <> 'customer'
  and u.disabled_at is null and ${isOfCompany(ctx, 'u.organization_id')})`;

/** Refuses somebody who sells nothing here as the salesperson of an order. */
export async function requireSalesperson(ctx: Context, id: number): Promise<void> {
  const { rows } = await sql`select 1 from users u where u.id = ${id} and ${sellsHere(ctx)}`.execute(ctx.db);
  if (rows.length === 0) throw unknownReference('sale_id', id);
}

function unknownProducts(products: readonly string[], missing: ReadonlySet<string>): Refusal {
  const fields = Object.fromEntries(
    products.flatMap((id, index) =>
      missing.has(id) ? [[`items.${index}.product_id`, [{ problem: 'unknown' }]]] : [],
    ),
  );
  return new Refusal('unknown_reference', { fields, details: { product_id: [...missing] } });
}
