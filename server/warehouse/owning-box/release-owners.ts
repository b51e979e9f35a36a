import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';
import { requireOffBills } from '../../order/order/require-off-bills.ts';
import { changeDistributed } from '../box/change-distributed.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';

/**
 * Frees the boxes of cancelled orders; their rows are locked after the orders. Refuses with
 * `order_cannot_be_cancelled` when some of them were added to a bill meanwhile.
 */
export async function releaseOwners(ctx: Context, reported: EventBatch<'order_cancelled'>): Promise<void> {
  const ids = [...reported.keys()];
  const ofOrders = sql<string>`any(${ids}::text[])`;
  const owned = await ctx.db
    .selectFrom('owning_boxes')
    .select(['id', 'box_id'])
    .where('order_id', '=', ofOrders)
    .where('quantity', '>', 0)
    .execute();
  if (owned.length === 0) return;
  await lockBoxes(
    ctx,
    owned.map(({ box_id }) => box_id),
  );
  await requireOffBills(ctx, ids);
  const { rows: released } = await sql<{ box_id: number; quantity: number }>`
    with released as (
      select id, box_id, quantity from owning_boxes where order_id = ${ofOrders} and quantity > 0
    )
    update owning_boxes w
    set quantity = 0, is_cancel_distributed = true, version = w.version + 1, updated_at = now()
    from released r
    where w.id = r.id
    returning r.box_id, r.quantity`.execute(ctx.db);
  await changeDistributed(
    ctx,
    released.map(({ box_id, quantity }) => ({ box_id, by: -quantity })),
  );
}
