import { sql, type RawBuilder } from 'kysely';
import { add, compare, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';

export interface ReceivedItem {
  purchase_item_id: number;
  quantity: Decimal;
}
interface Line {
  id: number;
  purchase_id: number;
  ordered_at: string | null;
  cancelled_at: string | null;
  quantity: Decimal;
  received_quantity: Decimal;
  short_closed_quantity: Decimal;
}

/**
 * Locks purchase lines for a tally, after their purchases and the order lines that they were bought for.
 * The caller has locked the orders.
 */
export function lockItemsToReceive(ctx: Context, items: readonly ReceivedItem[]): Promise<unknown> {
  const ids = items.map(({ purchase_item_id }) => purchase_item_id);
  return pipeline(
    () =>
      lock(ctx, 'purchases', sql`select purchase_id from purchase_items where id = any(${ids}::bigint[])`),
    () => lock(ctx, 'order_items', linesBoughtFor(ids)),
    () => lock(ctx, 'purchase_items', ids),
  );
}

const linesBoughtFor = (ids: readonly number[]): RawBuilder<unknown> => sql`
  select order_item_id from purchase_item_sources where purchase_item_id = any(${[...ids]}::bigint[])`;

/** Ids of the orders that purchase lines were bought for. */
export const ordersBoughtFor = (items: readonly ReceivedItem[]): RawBuilder<unknown> => sql`
  select order_id from order_items
  where id in (${linesBoughtFor(items.map(({ purchase_item_id }) => purchase_item_id))})`;

/** Adds a tally to the received quantities of locked purchase lines. Refuses more than was bought. */
export async function receiveItems(
  ctx: Context,
  items: readonly ReceivedItem[],
  cause: string,
): Promise<void> {
  if (items.length === 0) return;
  const { rows } = await sql<Line>`
    select i.id, i.purchase_id, p.ordered_at, p.cancelled_at, i.quantity, i.received_quantity,
      i.short_closed_quantity
    from purchase_items i
    join purchases p on p.id = i.purchase_id
    where i.id = any(${items.map(({ purchase_item_id }) => purchase_item_id)}::bigint[])
      and p.organization_id = ${ctx.organizationId}
    order by i.id`.execute(ctx.db);
  for (const [index, { purchase_item_id, quantity }] of items.entries()) {
    const line = rows.find(({ id }) => id === purchase_item_id);
    if (line === undefined || line.cancelled_at !== null)
      throw unknownReference(`items.${index}.purchase_item_id`, purchase_item_id);
    if (line.ordered_at === null)
      throw new Refusal('purchase_not_ordered', {
        values: { purchase_id: line.purchase_id },
        details: { purchase_id: line.purchase_id },
      });
    const maximum = subtract(subtract(line.quantity, line.received_quantity), line.short_closed_quantity);
    if (compare(quantity, maximum) > 0)
      throw refuseField(`items.${index}.quantity`, 'received_too_much', { maximum }, { maximum });
    line.received_quantity = add(line.received_quantity, quantity);
  }
  await sql`
    update purchase_items i
    set received_quantity = i.received_quantity + r.quantity, version = i.version + 1, updated_at = now()
    from (
      select purchase_item_id, sum(quantity) as quantity
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r (purchase_item_id bigint,
        quantity numeric)
      group by 1) as r
    where i.id = r.purchase_item_id`.execute(ctx.db);
  const purchases = rows.map(({ purchase_id }) => purchase_id);
  ctx.emit('purchase', purchases, cause);
  ctx.emit('goods_in', purchases, cause);
}
