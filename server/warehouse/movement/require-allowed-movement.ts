import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { unknownReference } from '#kernel/refusal.ts';

/** Shipment method, origin and destination area. */
export interface AllowedMovement {
  shipment_method_id: string;
  from_area_id: number;
  to_area_id: number;
}

/** Refuses a route with an unknown method or area, or with origin and destination the same. */
export async function requireAllowedMovement(
  ctx: Context,
  { shipment_method_id, from_area_id, to_area_id }: AllowedMovement,
): Promise<void> {
  const {
    rows: [found],
  } = await sql<{ method: boolean; origin: boolean; destination: boolean }>`
    select exists (select from shipment_methods where id = ${shipment_method_id}) as method,
      exists (select from areas where id = ${from_area_id}) as origin,
      exists (select from areas where id = ${to_area_id} and id <> ${from_area_id}) as destination`.execute(
    ctx.db,
  );
  if (!found!.method) throw unknownReference('shipment_method_id', shipment_method_id);
  if (!found!.origin) throw unknownReference('from_area_id', from_area_id);
  if (!found!.destination) throw unknownReference('to_area_id', to_area_id);
}
