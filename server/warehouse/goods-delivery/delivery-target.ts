import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { unknownReference } from '#kernel/refusal.ts';

/** Carrier and place, as bodies name them. */
interface Target {
  delivery_partner_id?: number | null | undefined;
  place_of_delivery_id?: number | null | undefined;
  address_id?: number | null | undefined;
}

/**
 * Carrier and place of a delivery. An address is copied, so that later changes of the address book do not
 * change the delivery.
 */
export async function targetOf(
  ctx: Context,
  { delivery_partner_id, place_of_delivery_id, address_id }: Target,
  customerId: number,
): Promise<Omit<Target, 'address_id'>> {
  if (delivery_partner_id != null) await requirePartner(ctx, delivery_partner_id);
  if (place_of_delivery_id != null) await requirePlace(ctx, place_of_delivery_id, customerId);
  const copied = address_id == null ? undefined : await copyAddress(ctx, address_id, customerId);
  return { delivery_partner_id, place_of_delivery_id: copied ?? place_of_delivery_id };
}

async function requirePartner(ctx: Context, id: number): Promise<void> {
  const found = await ctx.db
    .selectFrom('delivery_partners')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw unknownReference('delivery_partner_id', id);
}

async function requirePlace(ctx: Context, id: number, customerId: number): Promise<void> {
  const found = await ctx.db
    .selectFrom('place_of_deliveries')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', customerId)
    .executeTakeFirst();
  if (found === undefined) throw unknownReference('place_of_delivery_id', id);
}

async function copyAddress(ctx: Context, id: number, customerId: number): Promise<number> {
  const {
    rows: [place],
  } = await sql<{ id: number }>`
    insert into place_of_deliveries (user_id, consignee, tel, address, ward_id, note)
    select user_id, consignee, tel, address_detail, coalesce(resolved_ward_id, ward_id), note
    from addresses
    where id = ${id} and user_id = ${customerId}
    returning id`.execute(ctx.db);
  if (place === undefined) throw unknownReference('address_id', id);
  return place.id;
}
