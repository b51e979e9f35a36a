import { sql } from 'kysely';
import type { shipmentInfo } from '@hakobu/contract/order/order/shipment-info.endpoints.ts';
import { differences } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { lockOrderTo } from './lock-order.ts';
import { requireInfo, saidIn, logShipmentInfo } from './shipment-info.ts';
import { shipmentInfoSource } from './shipment-info.queries.ts';

/** Changes sender or receiver of an order. Existing deliveries keep their address. */
export const updateShipmentInfo: Handler<typeof shipmentInfo.update> = async (
  ctx,
  { params, body, version },
) => {
  const id = String(params.id);
  const { customer_id } = await lockOrderTo(ctx, 'update', { id, version: undefined });
  const before = await requireInfo(ctx, id, version);
  const said = differences(before, await saidIn(ctx, body, customer_id));
  if (Object.keys(said).length === 0) return findRow(ctx, shipmentInfoSource, id);
  await ctx.db
    .updateTable('order_shipment_infos')
    .set({ ...said, updated_at: sql`now()`, version: before.version + 1 })
    .where('order_id', '=', id)
    .execute();
  const info = await findRow(ctx, shipmentInfoSource, id);
  logShipmentInfo(ctx, id, info);
  return info;
};
