import { sql } from 'kysely';
import type { createSfaReceipt as endpoint } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { lock, lockRows } from '#kernel/locks/lock.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockItemsToReceive, ordersBoughtFor } from '../../order/purchase/receive-items.ts';
import { ordersOfTracking } from '../../order/tracking/record-tracking.ts';
import { allocateTallied, chargeTallied, recordTally, type Inbound } from './record-tally.ts';
import { sfaReceiptSource } from './sfa.queries.ts';

/** A tally: packages of an inbound item are opened, and the purchased goods in them are counted. */
export const createSfaReceipt: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { sfa_id, items, allocate } = body;
  const [orders, , , inbound] = await pipeline(
    () =>
      lock(
        ctx,
        'orders',
        sql`${ordersOfTracking(sql`select tracking_id from sfas where id = ${sfa_id}`)}
          union ${ordersBoughtFor(items)}`,
      ),
    () => lockItemsToReceive(ctx, items),
    () => lock(ctx, 'trackings', sql`select tracking_id from sfas where id = ${sfa_id}`),
    () => lockInbound(ctx, sfa_id),
  );
  const id = await recordTally(ctx, inbound, body);
  await chargeTallied(ctx, [{ ...inbound, items }]);
  const allocated = allocate ? await allocateTallied(ctx, orders, items) : [];
  return { ...(await findRow(ctx, sfaReceiptSource, id)), allocated };
};

async function lockInbound(ctx: Context, id: number): Promise<Inbound> {
  const [inbound] = await lockRows(
    ctx,
    'sfas',
    sql<Inbound>`
      select s.id, s.tracking_id, s.shipping_fee from sfas s
      where s.id = ${id} and s.organization_id = ${ctx.organizationId}`,
    's',
  );
  if (inbound === undefined) throw unknownReference('sfa_id', id);
  return inbound;
}
