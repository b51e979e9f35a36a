import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { goodsDeliverySource, type GoodsDeliveryRow } from './goods-delivery.queries.ts';

export interface LockedDelivery {
  id: number;
  customer_id: number;
  area_id: number;
  status_id: GoodsDeliveryRow['status_id'];
  delivery_partner_id: number | null;
  place_of_delivery_id: number | null;
}

/** Locks a delivery before a change. */
export const lockDelivery = (ctx: Context, id: number, version?: number): Promise<LockedDelivery> =>
  lockRow<LockedDelivery>(ctx, goodsDeliverySource, {
    id,
    version,
    columns: sql`d.id, d.customer_id, d.area_id, d.status_id, d.delivery_partner_id, d.place_of_delivery_id`,
  });
