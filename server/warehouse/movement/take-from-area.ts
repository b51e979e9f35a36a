import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import { lockBoxes } from './lock-boxes.ts';
import type { Place } from './places.ts';

/**
 * Splits `quantity` of a box over its places in an area, loose boxes first. Refuses with `not_enough_boxes`.
 */
export async function takeFromArea(
  ctx: Context,
  box_id: number,
  area_id: number,
  quantity: number,
): Promise<{ from: Place; quantity: number }[]> {
  await lockBoxes(ctx, [box_id]);
  const { rows } = await sql<{ pallet_id: number | null; quantity: number }>`
    select p.pallet_id, s.quantity
    from box_stock s
    join places p on p.id = s.place_id
    where s.box_id = ${box_id} and p.area_id = ${area_id} and s.quantity > 0
    order by p.kind = 'pallet', p.id`.execute(ctx.db);
  const taken: { from: Place; quantity: number }[] = [];
  let left = quantity;
  for (const { pallet_id, quantity: there } of rows) {
    const part = Math.min(left, there);
    if (part === 0) break;
    taken.push({
      from: pallet_id === null ? { kind: 'loose', area_id } : { kind: 'pallet', area_id, pallet_id },
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
