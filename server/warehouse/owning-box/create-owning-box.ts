import { sql, type SqlBool } from 'kysely';
import { orderMachine } from '@hakobu/contract/order/order/order.machine.ts';
import type { createOwningBox as endpoint } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { seeingAll, type Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { changeDistributed } from '../box/change-distributed.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { owningBoxSource } from './owning-box.queries.ts';

/** Assembles boxes that belong to nobody to an order; more of the same box is added to what it owns. */
export const createOwningBox: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { box_id, order_id, quantity } = body;
  await lockBoxes(ctx, [box_id]);
  const customer = await lockApprovedOrder(ctx, order_id);
  const free = await readFreeQuantity(ctx, box_id);
  if (quantity > free) throw refuseField('quantity', 'over_owning', { maximum: free }, { free });
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
  ctx.report('order', [order_id], 'boxes_assembled');
  ctx.log({
    logable_type: 'box',
    logable_id: box_id,
    type_id: 'write',
    content: { order_id, assembled: quantity },
  });
  return findRow(seeingAll(ctx), owningBoxSource, id);
};

/**
 * Locks an order that boxes may belong to, so that it is not cancelled meanwhile. Answers its customer. After
 * the boxes: what follows from boxes locks orders too, at the end.
 */
async function lockApprovedOrder(ctx: Context, id: string): Promise<number> {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['customer_id', 'approved_at', 'cancelled_at'])
    .where('id', '=', id)
    .where('organization_id', '=', ctx.organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order === undefined) throw unknownReference('order_id', id);
  const state = orderMachine.stateOf(order);
  if (state !== 'approved')
    throw new Refusal(state === 'cancelled' ? 'order_is_cancelled' : 'order_not_approved', {
      values: { order_id: id },
      details: { order_id: id },
    });
  return order.customer_id;
}

/** How many of a locked box belong to nobody. */
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
