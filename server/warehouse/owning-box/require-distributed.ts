import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { forbidden, refuseField } from '#kernel/refusal.ts';

const OVERRIDE = 'box.all.update';

/**
 * Refuses to assign more pieces of an ordered product, over all boxes of the order, than were distributed to
 * it; order and box are locked. Products that are on none of its lines are not counted. Exceeding it needs a
 * right and a reason, which is stored with the owner.
 */
export async function requireDistributed(
  ctx: Context,
  { id, order_id, box_id }: { id: number; order_id: string; box_id: number },
  reason: string | null,
): Promise<void> {
  const {
    rows: [over],
  } = await sql<{ product_id: string; product_name: string; assembled: Decimal; distributed: Decimal }>`
    select l.product_id, p.name as product_name, o.quantity as assembled, l.quantity as distributed
    from (
      select i.product_id, sum(i.distributed_quantity) as quantity
      from order_items i
      where i.order_id = ${order_id}
      group by i.product_id) l
    join products p on p.id = l.product_id
    cross join lateral (
      select coalesce(sum(w.quantity * b.quantity), 0) as quantity
      from owning_boxes w
      join box_items b on b.box_id = w.box_id and b.product_id = l.product_id
      where w.order_id = ${order_id} and not w.is_cancel_distributed) o
    where o.quantity > l.quantity
      and exists (select from box_items b where b.box_id = ${box_id} and b.product_id = l.product_id)
    order by l.product_id
    limit 1`.execute(ctx.db);
  if (over === undefined) return;
  const facts = { ...over, order_id };
  if (reason === null) throw refuseField('quantity', 'assembled_beyond_distributed', facts, facts);
  if (!ctx.actor.permissions.has(OVERRIDE)) throw forbidden(OVERRIDE);
  await lock(ctx, 'owning_boxes', [id]);
  await updateRow(ctx, 'owning_boxes', id, { surplus_reason: reason });
}
