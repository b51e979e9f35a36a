import { sql } from 'kysely';
import { add, compare, least, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type * as endpoints from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { seeingAll, type Context } from '#kernel/context.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { distributionSource } from './order-distribution.queries.ts';

interface Pool {
  id: number;
  purchase_id: number;
  product_id: string;
  remaining: Decimal;
  cancelled: boolean;
}
interface Line {
  id: number;
  order_id: string;
  product_id: string;
  original_product_id: string | null;
  remaining: Decimal;
  approved: boolean;
  cancelled: boolean;
}

/**
 * Gives received goods to an order line. A second distribution of the same goods to the same line adds to the
 * first.
 */
export const createOrderDistribution: Handler<typeof endpoints.createOrderDistribution> = async (
  ctx,
  { body },
) => {
  const pool = await lockPool(ctx, body.purchase_item_id);
  const line = await lockLine(ctx, body.order_item_id);
  judge(pool, line, body.quantity);
  const {
    rows: [made],
  } = await sql<{
    id: number;
  }>`insert into order_distributions (purchase_item_id, order_item_id, quantity, created_by)
    values (${pool.id}, ${line.id}, ${body.quantity}, ${ctx.actor.id})
    on conflict (purchase_item_id, order_item_id) do update
    set quantity = order_distributions.quantity + excluded.quantity,
      version = order_distributions.version + 1, updated_at = now() returning id`.execute(ctx.db);
  await moveQuantity(ctx, pool, line, body.quantity);
  return findRow(seeingAll(ctx), distributionSource, made!.id);
};

export const updateOrderDistribution: Handler<typeof endpoints.updateOrderDistribution> = async (
  ctx,
  { params, body, version },
) => {
  const before = await lockDistribution(ctx, params.id, version);
  const pool = await lockPool(ctx, before.purchase_item_id);
  const line = await lockLine(ctx, before.order_item_id);
  const change = subtract(body.quantity, before.quantity);
  if (compare(change, '0') > 0) judge(pool, line, change);
  else await requireOutsideBoxes(ctx, line, subtract('0', change));
  await sql`update order_distributions set quantity = ${body.quantity}, version = version + 1,
    updated_at = now() where id = ${params.id}`.execute(ctx.db);
  await moveQuantity(ctx, pool, line, change);
  return findRow(ctx, distributionSource, params.id);
};

export const deleteOrderDistribution: Handler<typeof endpoints.deleteOrderDistribution> = async (
  ctx,
  { params, version },
) => {
  const before = await lockDistribution(ctx, params.id, version);
  await releaseDistribution(ctx, { id: params.id, ...before });
};

/** Takes all of a distribution back into the pool. */
export async function releaseDistribution(
  ctx: Context,
  {
    id,
    purchase_item_id,
    order_item_id,
    quantity,
  }: { id: number; purchase_item_id: number; order_item_id: number; quantity: Decimal },
): Promise<void> {
  const pool = await lockPool(ctx, purchase_item_id);
  const line = await lockLine(ctx, order_item_id);
  await requireOutsideBoxes(ctx, line, quantity);
  await sql`delete from order_distributions where id = ${id}`.execute(ctx.db);
  await moveQuantity(ctx, pool, line, subtract('0', quantity));
}

const lockDistribution = (ctx: Context, id: number, version: number | undefined) =>
  lockRow<{ purchase_item_id: number; order_item_id: number; quantity: Decimal }>(ctx, distributionSource, {
    id,
    version,
    columns: sql`d.purchase_item_id, d.order_item_id, d.quantity`,
  });

async function lockPool(ctx: Context, id: number): Promise<Pool> {
  const {
    rows: [pool],
  } = await sql<Pool>`select i.id, i.purchase_id, i.product_id,
      i.received_quantity - i.distributed_quantity as remaining, p.cancelled_at is not null as cancelled
    from purchase_items i join purchases p on p.id = i.purchase_id
    where i.id = ${id} and p.organization_id = ${ctx.organizationId} for no key update of i`.execute(ctx.db);
  if (pool === undefined) throw unknownReference('purchase_item_id', id);
  return pool;
}

async function lockLine(ctx: Context, id: number): Promise<Line> {
  const {
    rows: [line],
  } = await sql<Line>`select i.id, i.order_id, i.product_id, i.original_product_id,
      i.quantity - i.cancelled_quantity - i.distributed_quantity as remaining,
    o.approved_at is not null as approved, o.cancelled_at is not null as cancelled
    from order_items i join orders o on o.id = i.order_id
    where i.id = ${id} and o.organization_id = ${ctx.organizationId} for no key update of i`.execute(ctx.db);
  if (line === undefined) throw unknownReference('order_item_id', id);
  return line;
}

/** D-1, D-2 and D-4: no more than was received, no more than the line needs, and the product it asks for. */
function judge(pool: Pool, line: Line, quantity: Decimal): void {
  const facts = { values: { order_id: line.order_id }, details: { order_id: line.order_id } };
  if (line.cancelled) throw new Refusal('order_is_cancelled', facts);
  if (!line.approved) throw new Refusal('order_not_approved', facts);
  if (pool.product_id !== line.product_id && pool.product_id !== line.original_product_id)
    throw refuseField('order_item_id', 'order_line_not_of_product');
  const available = pool.cancelled ? '0' : pool.remaining;
  if (compare(quantity, available) > 0)
    throw refuseField('quantity', 'over_distribution', { maximum: available }, { available });
  if (compare(quantity, line.remaining) > 0)
    throw refuseField(
      'quantity',
      'over_line',
      { maximum: least(line.remaining, available) },
      { order_id: line.order_id, remaining: line.remaining },
    );
}

/** Goods that are in boxes of the order stay with it until the boxes are taken off the order. */
async function requireOutsideBoxes(ctx: Context, line: Line, released: Decimal): Promise<void> {
  const {
    rows: [sum],
  } = await sql<{ boxed: Decimal; distributed: Decimal }>`
    select (select coalesce(sum(o.quantity * b.quantity), 0) from owning_boxes o
    join box_items b on b.box_id = o.box_id where o.order_id = ${line.order_id}
      and b.product_id = ${line.product_id}) as boxed,
      (select coalesce(sum(distributed_quantity), 0) from order_items where order_id = ${line.order_id}
        and product_id = ${line.product_id}) as distributed`.execute(ctx.db);
  if (compare(subtract(sum!.distributed, released), sum!.boxed) >= 0 || compare(sum!.boxed, '0') === 0)
    return;
  throw new Refusal('distribution_in_boxes', {
    values: { order_id: line.order_id },
    details: {
      order_id: line.order_id,
      boxed: sum!.boxed,
      distributed: sum!.distributed,
      released: add(released),
    },
  });
}

async function moveQuantity(ctx: Context, pool: Pool, line: Line, change: Decimal): Promise<void> {
  await sql`update purchase_items set distributed_quantity = distributed_quantity + ${change},
    version = version + 1, updated_at = now() where id = ${pool.id}`.execute(ctx.db);
  await sql`update order_items set distributed_quantity = distributed_quantity + ${change},
    version = version + 1, updated_at = now() where id = ${line.id}`.execute(ctx.db);
  ctx.report('purchase', [pool.purchase_id], 'distributed');
  ctx.report('order', [line.order_id], 'distributed');
  ctx.log({
    logable_type: 'order',
    logable_id: line.order_id,
    type_id: 'write',
    content: { item_id: line.id, purchase_item_id: pool.id, distributed: change },
  });
}
