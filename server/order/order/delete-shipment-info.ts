import type { shipmentInfo } from '@hakobu/contract/order/order/shipment-info.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { lockOrderTo } from './lock-order.ts';
import { requireInfo, logShipmentInfo } from './shipment-info.ts';

/** Deletes the sender and receiver of an order. */
export const deleteShipmentInfo: Handler<typeof shipmentInfo.delete> = async (ctx, { params, version }) => {
  const id = String(params.id);
  await lockOrderTo(ctx, 'update', { id, version: undefined });
  await requireInfo(ctx, id, version);
  await ctx.db.deleteFrom('order_shipment_infos').where('order_id', '=', id).execute();
  logShipmentInfo(ctx, id, undefined);
};
