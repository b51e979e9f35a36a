import { sql } from 'kysely';
import type * as endpoints from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { purchaseSource, readPurchase } from './purchase.queries.ts';

export const attachTracking: Handler<typeof endpoints.attachTracking> = async (
  ctx,
  { params, body, version },
) => {
  await lockRow(ctx, purchaseSource, { id: params.id, version, columns: sql`1` });
  const tracking = await findTracking(ctx, body.tracking_id);
  await sql`insert into purchase_trackings (purchase_id, tracking_id) values (${params.id}, ${tracking.id})
    on conflict do nothing`.execute(ctx.db);
  ctx.log({
    logable_type: 'purchase',
    logable_id: params.id,
    type_id: 'write',
    content: { tracking: tracking.code },
  });
  return readPurchase(ctx, params.id);
};

export const detachTracking: Handler<typeof endpoints.detachTracking> = async (
  ctx,
  { params, body, version },
) => {
  await lockRow(ctx, purchaseSource, { id: params.id, version, columns: sql`1` });
  const tracking = await findTracking(ctx, body.tracking_id);
  await sql`delete from purchase_trackings where purchase_id = ${params.id}
    and tracking_id = ${tracking.id}`.execute(ctx.db);
  ctx.log({
    logable_type: 'purchase',
    logable_id: params.id,
    type_id: 'write',
    content: { tracking_removed: tracking.code },
  });
  return readPurchase(ctx, params.id);
};

/** By id, or by code as typed or scanned. An id wins where both would fit. */
async function findTracking(ctx: Context, wanted: number | string): Promise<{ id: number; code: string }> {
  const id = /^\d{1,15}$/.test(String(wanted)) ? Number(wanted) : null;
  const {
    rows: [found],
  } = await sql<{
    id: number;
    code: string;
  }>`select id, code from trackings where organization_id = ${ctx.organizationId}
    and (id = ${id}::bigint or code = ${normaliseTracking(String(wanted))}) order by id = ${id}::bigint desc
    limit 1`.execute(ctx.db);
  if (found === undefined) throw unknownReference('tracking_id', wanted);
  return found;
}
