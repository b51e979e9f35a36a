import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lock } from '#kernel/locks/lock.ts';
import { lockContainer, type LockedContainer } from './lock-container.ts';

/** Locks a container after the orders whose boxes are on its bills, because their status changes with it. */
export async function lockContainerAndOrders(
  ctx: Context,
  id: number,
  version: number | undefined,
): Promise<LockedContainer> {
  const [, container] = await pipeline(
    () => lockOrdersOfContainer(ctx, id),
    () => lockContainer(ctx, id, version),
  );
  return container;
}

/** Locks the orders with boxes on a container's bills, or only those of one box. */
export const lockOrdersOfContainer = (ctx: Context, containerId: number, boxId?: number): Promise<unknown> =>
  lock(
    ctx,
    'orders',
    sql`select x.order_id
      from box_lading_bills x
      join lading_bills l on l.id = x.lading_bill_id
      where l.container_id = ${containerId} and x.box_id = coalesce(${boxId ?? null}::bigint, x.box_id)`,
  );

/** The orders with boxes on the container's bills. */
export async function ordersOfContainer(ctx: Context, containerId: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('box_lading_bills as x')
    .innerJoin('lading_bills as l', 'l.id', 'x.lading_bill_id')
    .select('x.order_id')
    .distinct()
    .where('l.container_id', '=', containerId)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
