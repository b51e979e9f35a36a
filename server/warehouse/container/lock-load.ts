import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { unknownReference } from '#kernel/refusal.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';

/** Locks a box that is scanned; answers how many of it the container's bills cover, and how many it holds. */
export async function lockLoad(
  ctx: Context,
  containerId: number,
  boxId: number,
): Promise<{ covered: number; held: number }> {
  await lockBoxes(ctx, [boxId]);
  const {
    rows: [load],
  } = await sql<{ covered: number; held: number }>`
    select (
        select coalesce(sum(x.quantity), 0)::int
        from box_lading_bills x
        join lading_bills l on l.id = x.lading_bill_id
        where l.container_id = ${containerId} and x.box_id = b.id) as covered,
      coalesce((
        select s.quantity
        from box_stock s
        join places p on p.id = s.place_id
        where p.container_id = ${containerId} and s.box_id = b.id), 0) as held
    from boxes b
    where b.id = ${boxId} and b.organization_id = ${ctx.organizationId}`.execute(ctx.db);
  if (load === undefined) throw unknownReference('box_id', boxId);
  return load;
}
