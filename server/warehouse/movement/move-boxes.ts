import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';

/** Where boxes can be. A pallet stands in an area. `supplier` and `customer` are the two ends of the way. */
export type Place =
  | { kind: 'supplier' | 'customer' | 'scrap' | 'combined' | 'decoupled' }
  | { kind: 'loose'; area_id: number }
  | { kind: 'pallet'; area_id: number; pallet_id: number }
  | { kind: 'container'; container_id: number };

export interface BoxMove {
  box_id: number;
  from: Place;
  to: Place;
  quantity: number;
  reason: 'packed' | 'repacked' | 'put_away' | 'load' | 'unload' | 'deliver' | 'return';
  document?: { type: string; id: number | string };
}

const asRow = (place: Place) => ({
  kind: place.kind,
  area_id: 'area_id' in place ? place.area_id : null,
  pallet_id: 'pallet_id' in place ? place.pallet_id : null,
  container_id: 'container_id' in place ? place.container_id : null,
});

/**
 * Moves boxes: appends to the ledger of movements and keeps the stock of each place, which cannot go below
 * zero. The only writer of both. Boxes are locked in id order. Refuses with `not_enough_boxes`.
 */
export async function moveBoxes(ctx: Context, moves: readonly BoxMove[]): Promise<void> {
  if (moves.length === 0) return;
  await lockBoxes(
    ctx,
    moves.map(({ box_id }) => box_id),
  );
  const places = await placeIds(
    ctx,
    moves.flatMap(({ from, to }) => [from, to]),
  );
  const rows = moves.map(({ from, to, document, ...move }) => ({
    ...move,
    from_place_id: places(from),
    to_place_id: places(to),
    keeps_from: from.kind !== 'supplier',
    document_type: document?.type ?? null,
    document_id: document === undefined ? null : String(document.id),
  }));
  const input = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (box_id bigint,
    from_place_id bigint, to_place_id bigint, keeps_from boolean, quantity int, reason text,
      document_type text, document_id text)`;
  const {
    rows: [short],
  } = await sql<{ box_id: number; available: number }>`
    select m.box_id, coalesce(s.quantity, 0) as available
    from (select box_id, from_place_id, sum(quantity) as quantity from ${input} where keeps_from
    group by 1, 2) m
    left join box_stock s on s.box_id = m.box_id and s.place_id = m.from_place_id
    where coalesce(s.quantity, 0) < m.quantity limit 1`.execute(ctx.db);
  if (short !== undefined)
    throw new Refusal('not_enough_boxes', {
      values: { ...short },
      details: { ...short },
      fields: { quantity: [{ problem: 'not_enough_boxes', values: { ...short } }] },
    });
  await sql`
    with input as (select * from ${input}), moved as (
      insert into box_moves (box_id, from_place_id, to_place_id, quantity, reason, document_type, document_id,
        created_by)
      select box_id, from_place_id, to_place_id, quantity, reason, document_type, document_id,
        ${ctx.actor.id || null}::bigint from input
    ), left_places as (
      update box_stock s set quantity = s.quantity - m.quantity
      from (select box_id, from_place_id, sum(quantity) as quantity from input where keeps_from
      group by 1, 2) m
      where s.box_id = m.box_id and s.place_id = m.from_place_id
    )
    insert into box_stock (box_id, place_id, quantity) select box_id, to_place_id, sum(quantity) from input
    where to_place_id not in (select id from places where kind = 'supplier') group by 1, 2
    on conflict (box_id, place_id) do update set quantity = box_stock.quantity + excluded.quantity,
      since = case when box_stock.quantity = 0 then now() else box_stock.since end`.execute(ctx.db);
}

/** Locks box rows in id order, so that two people who move the same boxes take turns. */
export async function lockBoxes(ctx: Context, ids: readonly number[]): Promise<void> {
  await sql`select 1 from boxes where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    ctx.db,
  );
}

async function placeIds(ctx: Context, wanted: readonly Place[]): Promise<(place: Place) => number> {
  const rows = JSON.stringify(wanted.map(asRow));
  const input = sql`jsonb_to_recordset(${rows}::jsonb) as p (kind text, area_id bigint, pallet_id bigint,
    container_id bigint)`;
  await sql`insert into places (kind, area_id, pallet_id, container_id)
    select distinct p.kind, p.area_id, p.pallet_id, p.container_id from ${input}
    where not exists (select from places x
    where (x.kind, x.area_id, x.pallet_id, x.container_id) is not distinct
    from (p.kind, p.area_id, p.pallet_id, p.container_id)) on conflict do nothing`.execute(ctx.db);
  const { rows: found } = await sql<
    { id: number } & ReturnType<typeof asRow>
  >`select x.id, x.kind, x.area_id, x.pallet_id, x.container_id from places x join ${input}
    on (x.kind, x.area_id, x.pallet_id, x.container_id) is not distinct
    from (p.kind, p.area_id, p.pallet_id, p.container_id)`.execute(ctx.db);
  const keyOf = ({ kind, area_id, pallet_id, container_id }: ReturnType<typeof asRow>) =>
    `${kind} ${area_id} ${pallet_id} ${container_id}`;
  const ids = new Map(found.map((row) => [keyOf(row), row.id]));
  return (place) => ids.get(keyOf(asRow(place)))!;
}

/**
 * Where boxes stand in an area, loose ones first: how to take `quantity` of a box from there. Refuses with
 * `not_enough_boxes`.
 */
export async function takeFromArea(
  ctx: Context,
  box_id: number,
  area_id: number,
  quantity: number,
): Promise<{ from: Place; quantity: number }[]> {
  await lockBoxes(ctx, [box_id]);
  const { rows } = await sql<{ kind: 'loose' | 'pallet'; pallet_id: number | null; quantity: number }>`
    select p.kind, p.pallet_id, s.quantity from box_stock s join places p on p.id = s.place_id
    where s.box_id = ${box_id} and p.area_id = ${area_id} and s.quantity > 0
    order by p.kind = 'pallet', p.id`.execute(ctx.db);
  const taken: { from: Place; quantity: number }[] = [];
  let left = quantity;
  for (const row of rows) {
    const part = Math.min(left, row.quantity);
    if (part === 0) break;
    taken.push({
      from:
        row.pallet_id === null
          ? { kind: 'loose', area_id }
          : { kind: 'pallet', area_id, pallet_id: row.pallet_id },
      quantity: part,
    });
    left -= part;
  }
  if (left > 0) {
    const facts = { box_id, available: quantity - left };
    throw new Refusal('not_enough_boxes', {
      values: facts,
      details: { ...facts, area_id },
      fields: { quantity: [{ problem: 'not_enough_boxes', values: facts }] },
    });
  }
  return taken;
}
