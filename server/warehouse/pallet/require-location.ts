import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';

/** Refuses a location that is occupied or in another area than the pallet. */
export async function requireLocation(
  ctx: Context,
  id: number,
  { area_id, pallet_id }: { area_id: number; pallet_id?: number },
): Promise<void> {
  const {
    rows: [location],
  } = await sql<{ taken: boolean }>`
    select exists (
      select from pallets p
      where p.location_id = l.id and p.id is distinct from ${pallet_id ?? null}::bigint) as taken
    from locations l
    join shelves h on h.id = l.shelve_id
    where l.id = ${id} and h.area_id = ${area_id}`.execute(ctx.db);
  if (location === undefined) throw unknownReference('location_id', id);
  if (location.taken) throw refuseField('location_id', 'location_taken');
}
