import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { lockEnds } from './move-goods.ts';
import { distributionSource } from './order-distribution.queries.ts';

/** Quantity of a purchase line that is allocated to an order line. */
export interface Distribution {
  id: number;
  purchase_item_id: number;
  order_item_id: number;
  quantity: Decimal;
}

/** Locks a distribution after its purchase line and order line. */
export const lockDistribution = async (
  ctx: Context,
  { id, version }: { id: number; version: number | undefined },
): Promise<Distribution> => {
  const [, distribution] = await pipeline(
    () =>
      lockEnds(ctx, sql`select purchase_item_id, order_item_id from order_distributions where id = ${id}`),
    () =>
      lockRow<Distribution>(ctx, distributionSource, {
        id,
        version,
        columns: sql`d.id, d.purchase_item_id, d.order_item_id, d.quantity`,
      }),
  );
  return distribution;
};
