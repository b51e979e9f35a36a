import { sql } from 'kysely';
import type { PlaceKind } from '@hakobu/contract/warehouse/box/movements.ts';
import type { Context } from '#kernel/context.ts';

/** Where boxes can be. A pallet is in an area. `supplier` and `customer` are the ends of the route. */
export type Place =
  | { kind: Exclude<PlaceKind, 'loose' | 'pallet' | 'container'> }
  | { kind: 'loose'; area_id: number }
  | { kind: 'pallet'; area_id: number; pallet_id: number }
  | { kind: 'container'; container_id: number };

interface PlaceRow {
  kind: PlaceKind;
  area_id: number | null;
  pallet_id: number | null;
  container_id: number | null;
}

const asRow = (place: Place): PlaceRow => ({
  kind: place.kind,
  area_id: 'area_id' in place ? place.area_id : null,
  pallet_id: 'pallet_id' in place ? place.pallet_id : null,
  container_id: 'container_id' in place ? place.container_id : null,
});
const keyOf = ({ kind, area_id, pallet_id, container_id }: PlaceRow) =>
  `${kind} ${area_id} ${pallet_id} ${container_id}`;

/** Finds places, and inserts new ones. Returns the id of each. */
export async function placeIds(ctx: Context, wanted: readonly Place[]): Promise<(place: Place) => number> {
  const input = sql`jsonb_to_recordset(${JSON.stringify(wanted.map(asRow))}::jsonb)
    as p (kind text, area_id bigint, pallet_id bigint, container_id bigint)`;
  await sql`
    insert into places (kind, area_id, pallet_id, container_id)
    select distinct p.kind, p.area_id, p.pallet_id, p.container_id
    from ${input}
    where not exists (
      select from places x
      where (x.kind, x.area_id, x.pallet_id, x.container_id)
        is not distinct from (p.kind, p.area_id, p.pallet_id, p.container_id))
    order by 1, 2, 3, 4
    on conflict do nothing`.execute(ctx.db);
  const { rows: found } = await sql<PlaceRow & { id: number }>`
    select x.id, x.kind, x.area_id, x.pallet_id, x.container_id
    from places x
    join ${input} on (x.kind, x.area_id, x.pallet_id, x.container_id)
      is not distinct from (p.kind, p.area_id, p.pallet_id, p.container_id)`.execute(ctx.db);
  const ids = new Map(found.map((row) => [keyOf(row), row.id]));
  return (place) => ids.get(keyOf(asRow(place)))!;
}
