import { sql } from 'kysely';
import type { distributeSeveral as endpoint } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { withoutRowLimits } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { atIndex } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { recordDistribution } from './create-order-distribution.ts';
import { lockEnds, readEnds, requireRoom } from './move-goods.ts';
import { distributionSource } from './order-distribution.queries.ts';

/** Allocates received goods to several order lines, all of them or none. */
export const distributeSeveral: Handler<typeof endpoint> = async (ctx, { body: { distributions } }) => {
  await lockEnds(
    ctx,
    sql`select purchase_item_id, order_item_id
      from jsonb_to_recordset(${JSON.stringify(distributions)}::jsonb)
        as d (purchase_item_id bigint, order_item_id bigint)`,
  );
  const ids: number[] = [];
  for (const [index, one] of distributions.entries())
    ids.push(
      await atIndex(`distributions.${index}`, async () => {
        const ends = await readEnds(ctx, one);
        requireRoom(ends, one.quantity);
        return recordDistribution(ctx, ends, one.quantity);
      }),
    );
  const data = [];
  for (const id of new Set(ids)) data.push(await findRow(withoutRowLimits(ctx), distributionSource, id));
  return { data };
};
