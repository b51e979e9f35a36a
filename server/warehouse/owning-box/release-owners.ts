import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { Reported } from '#kernel/facts/facts.ts';
import { lockBoxes } from '../movement/move-boxes.ts';

/** What cancelled orders own goes back to stock. */
export async function releaseOwners(ctx: Context, reported: Reported<'order_cancelled'>): Promise<void> {
  const owned = await ctx.db
    .selectFrom('owning_boxes')
    .select(['id', 'box_id', 'quantity'])
    .where('order_id', '=', sql<string>`any(${[...reported.keys()]}::text[])`)
    .where('quantity', '>', 0)
    .execute();
  if (owned.length === 0) return;
  await lockBoxes(
    ctx,
    owned.map(({ box_id }) => box_id),
  );
  await sql`
    with input as (
      select id, box_id, quantity
      from jsonb_to_recordset(${JSON.stringify(owned)}::jsonb) as i (id bigint, box_id bigint, quantity int)
    ), released as (
      update owning_boxes w
      set quantity = 0, is_cancel_distributed = true, version = w.version + 1, updated_at = now()
      from input i
      where w.id = i.id
    )
    update boxes b
    set distributed_quantity = b.distributed_quantity - i.quantity, version = b.version + 1,
      updated_at = now()
    from (select box_id, sum(quantity)::int as quantity from input group by 1) as i
    where b.id = i.box_id`.execute(ctx.db);
}
