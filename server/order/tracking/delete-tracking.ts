import { sql } from 'kysely';
import type { deleteTracking as endpoint } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockAwaited } from './change-tracking.ts';

/** Deletes a tracking that was created by mistake. It has to be detached from its documents first. */
export const deleteTracking: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const { code } = await lockAwaited(ctx, { id, version });
  const {
    rows: [held],
  } = await sql<{ purchases: number[]; orders: string[] }>`
    select array(select purchase_id from purchase_trackings where tracking_id = ${id}) as purchases,
      array(select order_id from order_trackings where tracking_id = ${id}) as orders`.execute(ctx.db);
  if (held!.purchases.length + held!.orders.length > 0)
    throw new Refusal('tracking_in_use', { values: { code }, details: { code, ...held } });
  await deleteRow(ctx, 'trackings', id);
  ctx.log({ logable_type: 'tracking', logable_id: id, type_id: 'deleted', content: { code } });
};
