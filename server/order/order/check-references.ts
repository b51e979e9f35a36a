import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { OrderHead } from '@hakobu/contract/order/order/order-body.ts';
import type { CreatableType } from '@hakobu/contract/order/order/order-types.ts';
import type { Context } from '#kernel/context.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { isOfCompany } from '#kernel/list/row-access.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import { isOurCustomer } from '../../identity/user/customer.access.ts';
import { bannedProducts, isBannedBy } from './bans.ts';
import { requireHome } from '../../identity/user/require-own-customer.ts';
import { nextOrderNumber } from './order-number.ts';

/**
 * Refuses unknown customers, products, methods and salespeople, and products that may not go by the method,
 * in one round trip. Customers may order only for themselves and in the organization of their wallets.
 * Answers the number of the new order, which the same statement draws to save a round trip.
 */
export async function checkReferences(
  ctx: Context,
  type: CreatableType,
  { customer_id, shipment_method_id = null, sale_id = null }: OrderHead,
  products: readonly string[] = [],
): Promise<string> {
  const {
    rows: [checks],
  } = await sql<{
    customer: { id: number; name: string } | null;
    method: boolean;
    sale: boolean;
    known: string[] | null;
    banned: string[] | null;
    number: string;
  }>`
    select ${nextOrderNumber(ctx, type)} as number,
      (select jsonb_build_object('id', h.id, 'name', h.name)
        from users join organizations h on h.id = users.organization_id
        where users.id = ${customer_id} and ${isOurCustomer(ctx)}) as customer,
      ${isThere(shipment_method_id, (id) => sql`select from shipment_methods where id = ${id}`)} as method,
      ${isThere(sale_id, (id) => sql`select from users u where u.id = ${id} and ${sellsHere(ctx)}`)} as sale,
      goods.*
    from (
      select array_agg(p.id) as known,
        array_agg(p.id) filter (where ${isBannedBy(sql`${shipment_method_id}::text`)}) as banned
      from products p
      where p.id = any(${[...products]}::text[])) as goods`.execute(ctx.db);
  const ofAnother = ctx.actor.roleId === 'customer' && customer_id !== ctx.actor.id;
  if (ofAnother || checks!.customer === null) throw unknownReference('customer_id', customer_id);
  requireHome(ctx, checks!.customer);
  if (!checks!.method) throw unknownReference('shipment_method_id', shipment_method_id);
  if (!checks!.sale) throw unknownReference('sale_id', sale_id);
  const known = new Set(checks!.known);
  const missing = new Set(products.filter((id) => !known.has(id)));
  if (missing.size > 0) throw unknownProducts(products, missing);
  const banned = new Set(checks!.banned);
  const bannedFields = products.flatMap((id, index) =>
    banned.has(id) ? [[`items.${index}.product_id`, [id]] as const] : [],
  );
  if (bannedFields.length > 0) throw bannedProducts(Object.fromEntries(bannedFields));
  return checks!.number;
}

/** Whether the named row exists. True where nothing is named. */
const isThere = <Id>(id: Id | null, rows: (id: Id) => RawBuilder<unknown>): RawBuilder<unknown> =>
  id === null ? sql`true` : sql`exists (${rows(id)})`;

/** Staff of the order's company who may sign in. */
const sellsHere = (ctx: Context): Condition => sql<SqlBool>`(u.role_id <> 'customer'
  and u.disabled_at is null and ${isOfCompany(ctx, 'u.organization_id')})`;

/** Refuses a salesperson who does not sell for this organization. */
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
