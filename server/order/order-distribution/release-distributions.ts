import { sql } from 'kysely';
import { negate } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';
import type { Distribution } from './lock-distribution.ts';
import { moveGoods, readEnds, requireOutsideBoxes } from './move-goods.ts';

/** Releases the goods of cancelled orders. The caller has locked the orders and their distributions. */
export async function releaseDistributions(
  ctx: Context,
  cancelled: EventBatch<'order_cancelled'>,
): Promise<void> {
  const { rows } = await sql<Distribution>`
    select d.id, d.purchase_item_id, d.order_item_id, d.quantity
    from order_distributions d
    join order_items i on i.id = d.order_item_id
    where i.order_id = any(${[...cancelled.keys()]}::text[])
    order by d.id`.execute(ctx.db);
  for (const row of rows) await releaseDistribution(ctx, row);
}

/** Returns the quantity of a locked distribution to unallocated stock. */
export async function releaseDistribution(ctx: Context, distribution: Distribution): Promise<void> {
  const ends = await readEnds(ctx, distribution);
  await requireOutsideBoxes(ctx, ends.line, distribution.quantity);
  await deleteRow(ctx, 'order_distributions', distribution.id);
  await moveGoods(ctx, ends, negate(distribution.quantity));
}
