import { sql, type RawBuilder } from 'kysely';
import type { assembleProposed as endpoint } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { assignBoxes } from './create-owning-box.ts';
import { planOwners, type FreeBox, type OrderWithGoods, type PlannedOwner } from './plan-owners.ts';

/** Assigns free boxes to the orders whose goods they hold, all or none. Returns the boxes that stay free. */
export const assembleProposed: Handler<typeof endpoint> = async (ctx, { body }) => {
  const ids = [...new Set(body.box_ids)];
  const [locked] = await pipeline(
    () => lock(ctx, 'orders', ordersWaitingFor(ctx, productsIn(ids))),
    () => lockBoxes(ctx, ids),
  );
  const boxes = await readFreeBoxes(ctx, ids);
  const unknown = body.box_ids.findIndex((id) => !boxes.some((box) => box.id === id));
  if (unknown >= 0) throw unknownReference(`box_ids.${unknown}`, body.box_ids[unknown]);
  const data = await assignProposed(ctx, boxes, locked);
  if (data.length === 0) throw new Refusal('no_order_for_boxes');
  return { data, left: leftOf(boxes, data) };
};

/** Assigns locked free boxes to those of the locked orders whose goods they hold. */
export async function assignProposed(
  ctx: Context,
  boxes: readonly FreeBox[],
  locked: readonly string[],
): Promise<(PlannedOwner & { customer_name: string })[]> {
  const orders = await readOrders(
    ctx,
    boxes.map(({ id }) => id),
    locked,
  );
  const data = [];
  for (const plan of planOwners(boxes, orders)) {
    const { customer_id, customer_name } = orders.find(({ id }) => id === plan.order_id)!;
    await assignBoxes(ctx, plan, customer_id);
    data.push({ ...plan, customer_name });
  }
  return data;
}

function leftOf(boxes: readonly FreeBox[], plans: readonly { box_id: number; quantity: number }[]) {
  const assignedQuantity = (id: number) =>
    plans.filter(({ box_id }) => box_id === id).reduce((sum, { quantity }) => sum + quantity, 0);
  return boxes
    .map(({ id, free }) => ({ box_id: id, quantity: free - assignedQuantity(id) }))
    .filter(({ quantity }) => quantity > 0);
}

const productsIn = (boxIds: readonly number[]) => sql`
  select product_id from box_items where box_id = any(${[...boxIds]}::bigint[])`;

/** Query for the orders that wait for goods of these products, to lock them. */
export const ordersWaitingFor = (ctx: Context, products: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select g.order_id from (${goodsWithoutBox(ctx, products)}) g`;

/** Goods of the products that were distributed to open orders and are in no box of theirs. */
const goodsWithoutBox = (ctx: Context, products: RawBuilder<unknown>) => sql`
  select i.order_id, i.product_id, sum(i.distributed_quantity) - (
      select coalesce(sum(w.quantity * b.quantity), 0)
      from owning_boxes w
      join box_items b on b.box_id = w.box_id and b.product_id = i.product_id
      where w.order_id = i.order_id and not w.is_cancel_distributed) as quantity
  from order_items i
  join orders o on o.id = i.order_id
  where i.product_id in (${products})
    and i.distributed_quantity > 0 and o.organization_id = ${ctx.organizationId}
    and o.approved_at is not null and o.cancelled_at is null and o.status_id <> 'CompletedFinish'
  group by i.order_id, i.product_id`;

async function readOrders(
  ctx: Context,
  boxIds: readonly number[],
  orderIds: readonly string[],
): Promise<(OrderWithGoods & { customer_id: number; customer_name: string })[]> {
  const { rows } = await sql<OrderWithGoods & { customer_id: number; customer_name: string }>`
    select o.id, o.customer_id, u.name as customer_name,
      jsonb_agg(jsonb_build_object('product_id', g.product_id, 'quantity', g.quantity::text)) as goods
    from (${goodsWithoutBox(ctx, productsIn(boxIds))}) g
    join orders o on o.id = g.order_id
    join users u on u.id = o.customer_id
    where g.quantity > 0 and o.id = any(${[...orderIds]}::text[])
    group by o.id, u.name
    order by o.approved_at, o.id`.execute(ctx.db);
  return rows;
}

export async function readFreeBoxes(ctx: Context, ids: readonly number[]): Promise<FreeBox[]> {
  const { rows } = await sql<FreeBox>`
    select b.id, b.duplicate - b.scrapped_quantity - b.distributed_quantity as free,
      coalesce((
        select jsonb_agg(jsonb_build_object('product_id', c.product_id, 'quantity', c.quantity::text))
        from (select product_id, sum(quantity) as quantity from box_items i where i.box_id = b.id
          group by product_id) c), '[]') as contents
    from boxes b
    where b.id = any(${[...ids]}::bigint[]) and b.organization_id = ${ctx.organizationId}
    order by b.id`.execute(ctx.db);
  return rows;
}
