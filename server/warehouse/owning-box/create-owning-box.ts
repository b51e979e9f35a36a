import { sql, type Selectable, type SqlBool } from 'kysely';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import { orderMachine } from '@hakobu/contract/order/order/order.machine.ts';
import type { createOwningBox as endpoint } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import type { Orders } from '../../../db/types.ts';
import { withoutRowLimits, type Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { lockRows } from '#kernel/locks/lock.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { changeDistributed } from '../box/change-distributed.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { owningBoxSource } from './owning-box.queries.ts';
import { requireDistributed } from './require-distributed.ts';

/** Assembles free boxes to an order; more of the same box increases what it owns. */
export const createOwningBox: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { box_id, order_id, quantity } = body;
  const [customer] = await pipeline(
    () => lockApprovedOrder(ctx, order_id),
    () => lockBoxes(ctx, [box_id]),
  );
  const free = await readFreeQuantity(ctx, box_id);
  if (quantity > free) throw refuseField('quantity', 'over_owning', { maximum: free }, { free });
  const id = await assignBoxes(ctx, body, customer);
  await requireDistributed(ctx, { id, order_id, box_id }, body.surplus_reason ?? null);
  return findRow(withoutRowLimits(ctx), owningBoxSource, id);
};

/** Assigns free boxes to an order and its customer; order and box are locked. Returns the id. */
export async function assignBoxes(
  ctx: Context,
  { box_id, order_id, quantity, surplus_reason }: BodyOf<typeof endpoint>,
  customer: number,
): Promise<number> {
  const { id } = await ctx.db
    .insertInto('owning_boxes')
    .values({ box_id, order_id, user_id: customer, quantity, created_by: ctx.actor.id })
    .onConflict((owned) =>
      owned
        .columns(['box_id', 'order_id'])
        .where(sql<SqlBool>`not is_cancel_distributed`)
        .doUpdateSet(({ eb, ref }) => ({
          quantity: eb('owning_boxes.quantity', '+', ref('excluded.quantity')),
          version: eb('owning_boxes.version', '+', 1),
          updated_at: sql<string>`now()`,
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await changeDistributed(ctx, [{ box_id, by: quantity }]);
  ctx.emit('order', [order_id], 'boxes_assembled');
  ctx.log({
    logable_type: 'box',
    logable_id: box_id,
    type_id: 'write',
    content: { order_id, assembled: quantity, ...(surplus_reason && { surplus_reason }) },
  });
  return id;
}

const NOT_OPEN = {
  draft: 'order_not_approved',
  finished: 'order_is_finished',
  cancelled: 'order_is_cancelled',
} as const;

/** Locks an approved order, so that it is not cancelled meanwhile. Returns its customer. */
export async function lockApprovedOrder(ctx: Context, id: string): Promise<number> {
  const [order] = await lockRows(
    ctx,
    'orders',
    sql<Pick<Selectable<Orders>, 'id' | 'customer_id' | 'approved_at' | 'cancelled_at' | 'status_id'>>`
      select o.id, o.customer_id, o.approved_at, o.cancelled_at, o.status_id
      from orders o
      where o.id = ${id} and o.organization_id = ${ctx.organizationId}`,
    'o',
  );
  if (order === undefined) throw unknownReference('order_id', id);
  const state = orderMachine.stateOf(order);
  if (state !== 'approved')
    throw new Refusal(NOT_OPEN[state], {
      values: { order_id: id },
      details: { order_id: id },
    });
  return order.customer_id;
}

/** Free quantity of a locked box. */
async function readFreeQuantity(ctx: Context, boxId: number): Promise<number> {
  const box = await ctx.db
    .selectFrom('boxes')
    .select(['duplicate', 'scrapped_quantity', 'distributed_quantity'])
    .where('id', '=', boxId)
    .where('organization_id', '=', ctx.organizationId)
    .executeTakeFirst();
  if (box === undefined) throw unknownReference('box_id', boxId);
  return box.duplicate - box.scrapped_quantity - box.distributed_quantity;
}
