import { sql } from 'kysely';
import type { shipmentInfo } from '@hakobu/contract/order/order/shipment-info.endpoints.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { lockOrderTo } from './lock-order.ts';
import { copyOf, saidIn, logShipmentInfo } from './shipment-info.ts';
import { shipmentInfoSource } from './shipment-info.queries.ts';

const PLACE = ['address_id', 'consignee', 'address', 'ward_id'] as const;

/**
 * Replaces the receiver of an order: by the named address, by the fields of the body, or else by the
 * customer's default address. The sender stays unless the body has one.
 */
export const createShipmentInfo: Handler<typeof shipmentInfo.create> = async (ctx, { body }) => {
  const { order_id, id_order, ...fields } = body;
  const id = order_id ?? id_order!; // the contract requires one of the two
  const { customer_id } = await lockOrderTo(ctx, 'update', { id, version: undefined });
  const placed = PLACE.some((name) => fields[name] != null);
  const nowhere = { consignee: null, tel: null, address: null, ward_id: null, note: null };
  const said = {
    ...nowhere,
    ...(placed ? {} : await copyOf(ctx, customer_id)),
    ...(await saidIn(ctx, fields, customer_id)),
  };
  await ctx.db
    .insertInto('order_shipment_infos')
    .values({ order_id: id, ...said })
    .onConflict((there) =>
      there
        .column('order_id')
        .doUpdateSet({ ...said, updated_at: sql`now()`, version: sql`order_shipment_infos.version + 1` }),
    )
    .execute();
  const info = await findRow(ctx, shipmentInfoSource, id);
  logShipmentInfo(ctx, id, info);
  return info;
};
