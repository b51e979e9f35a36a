import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { createOrderDistribution as endpoint } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { withoutRowLimits, type Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { whoseOrder } from '../order/belongs-to-order.ts';
import { lockEnds, moveGoods, readEnds, requireRoom, type Ends } from './move-goods.ts';
import { distributionSource } from './order-distribution.queries.ts';

/**
 * Allocates received goods to an order line. Allocating the same goods to the same line again adds to the
 * existing distribution.
 */
export const createOrderDistribution: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { purchase_item_id, order_item_id } = body;
  const [, ends] = await pipeline(
    () =>
      lockEnds(
        ctx,
        sql`select ${purchase_item_id}::bigint as purchase_item_id, ${order_item_id}::bigint as order_item_id`,
      ),
    () => readEnds(ctx, body),
  );
  requireRoom(ends, body.quantity);
  const id = await recordDistribution(ctx, ends, body.quantity);
  return findRow(withoutRowLimits(ctx), distributionSource, id);
};

/**
 * Inserts or raises a distribution. The caller has locked both lines and checked their quantities. Answers
 * its id.
 */
export async function recordDistribution(ctx: Context, ends: Ends, quantity: Decimal): Promise<number> {
  const { id } = await ctx.db
    .insertInto('order_distributions')
    .values({
      purchase_item_id: ends.goods.id,
      order_item_id: ends.line.id,
      ...whoseOrder(ends.line.order_id),
      quantity,
      created_by: ctx.actor.id,
    })
    .onConflict((conflict) =>
      conflict.columns(['purchase_item_id', 'order_item_id']).doUpdateSet({
        quantity: sql<string>`order_distributions.quantity + excluded.quantity`,
        version: sql<number>`order_distributions.version + 1`,
        updated_at: sql<string>`now()`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveGoods(ctx, ends, quantity);
  return id;
}
