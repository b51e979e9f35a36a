import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { unknownReference } from '#kernel/refusal.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';

/** Locks a scanned box; returns its quantity in the container and the part that no bill covers. */
export async function lockLoad(
  ctx: Context,
  containerId: number,
  boxId: number,
): Promise<{ held: number; undesired: number }> {
  await lockBoxes(ctx, [boxId]);
  const {
    rows: [load],
  } = await sql<{ held: number; undesired: number }>`
    select stock.held, greatest(0, stock.held - covered.quantity) as undesired
    from boxes b
    cross join lateral (
      select coalesce(sum(s.quantity), 0)::int as held
      from box_stock s
      join places p on p.id = s.place_id
      where p.container_id = ${containerId} and s.box_id = b.id) as stock
    cross join lateral (
      select coalesce(sum(x.quantity - x.received_quantity), 0)::int as quantity
      from box_lading_bills x
      join lading_bills l on l.id = x.lading_bill_id
      where l.container_id = ${containerId} and x.box_id = b.id) as covered
    where b.id = ${boxId} and b.organization_id = ${ctx.organizationId}`.execute(ctx.db);
  if (load === undefined) throw unknownReference('box_id', boxId);
  return load;
}
