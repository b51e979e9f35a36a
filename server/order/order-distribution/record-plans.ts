import type { z } from 'zod';
import type { proposedDistribution } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import type { WaitingLine } from '../order/order-lines.ts';
import type { GoodsToDistribute } from '../purchase/received-goods.ts';
import { recordDistribution } from './create-order-distribution.ts';
import type { PlannedDistribution } from './plan-distributions.ts';

interface Plans {
  plans: readonly PlannedDistribution[];
  pools: readonly GoodsToDistribute[];
  waiting: readonly WaitingLine[];
}

/** Records planned allocations between locked lines, and answers them with their names. */
export async function recordPlans(
  ctx: Context,
  { plans, pools, waiting }: Plans,
): Promise<z.output<typeof proposedDistribution>[]> {
  const recorded = [];
  for (const plan of plans) {
    const goods = pools.find(({ id }) => id === plan.purchase_item_id)!;
    const line = waiting.find(({ id }) => id === plan.order_item_id)!;
    await recordDistribution(ctx, { goods, line }, plan.quantity);
    const { product_id, product_name, product_names, image_url } = goods;
    const { order_id, customer_name } = line;
    const product = { product_id, product_name, product_names, image_url };
    recorded.push({ ...plan, order_id, customer_name, ...product });
  }
  return recorded;
}
