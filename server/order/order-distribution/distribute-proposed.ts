import { sql } from 'kysely';
import type { distributeProposed as endpoint } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { readWaitingLines, waitsForGoods } from '../order/order-lines.ts';
import { readGoodsToDistribute } from '../purchase/received-goods.ts';
import { lockEnds } from './move-goods.ts';
import { planDistributions } from './plan-distributions.ts';
import { recordPlans } from './record-plans.ts';

/** Allocates received goods as proposed, all of them or none. */
export const distributeProposed: Handler<typeof endpoint> = async (ctx, { body: { purchase_item_ids } }) => {
  const wanted = [...new Set(purchase_item_ids)];
  const [orders, , lines, found] = await lockEnds(ctx, possibleEnds(ctx, wanted));
  const pools = await readGoodsToDistribute(ctx, wanted);
  const unknown = purchase_item_ids.findIndex((id) => !pools.some((pool) => pool.id === id));
  if (unknown >= 0) throw unknownReference(`purchase_item_ids.${unknown}`, purchase_item_ids[unknown]);
  const open = pools.filter(({ id }) => found.includes(id));
  const waiting = await readWaitingLines(ctx, { orders, lines });
  const plans = planDistributions(open, waiting);
  if (plans.length === 0) throw new Refusal('nobody_waits');
  return { data: await recordPlans(ctx, { plans, pools: open, waiting }) };
};

/** Every line that waits for the product of these goods. */
const possibleEnds = (ctx: Context, ids: readonly number[]) => sql`
  select g.id as purchase_item_id, i.id as order_item_id
  from purchase_items g
  join purchases p on p.id = g.purchase_id
  join order_items i on i.product_id = g.product_id or i.original_product_id = g.product_id
  join orders o on o.id = i.order_id
  where g.id = any(${[...ids]}::bigint[]) and p.organization_id = ${ctx.organizationId}
    and o.organization_id = ${ctx.organizationId} and ${waitsForGoods}`;
