import { sql } from 'kysely';
import type { z } from 'zod';
import type { shipmentInfoRow } from '@hakobu/contract/order/order/shipment-info.endpoints.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { orderAccess } from './order.access.ts';

/** Whoever may read an order may read its shipment details, within their right on those. */
export const shipmentInfoSource = defineListSource<z.output<typeof shipmentInfoRow>>({
  from: sql`order_shipment_infos i join orders o on o.id = i.order_id`,
  select: sql`i.order_id as id, i.order_id, o.customer_id, i.consignee, i.tel, i.address, i.ward_id,
    full_address(i.address, i.ward_id, null) as full_address, i.note, i.sender_name, i.sender_tel,
    i.sender_address, i.sender_ward_id,
    full_address(i.sender_address, i.sender_ward_id, null) as sender_full_address, i.created_at,
    i.updated_at, i.version`,
  key: 'i.order_id',
  access: orderAccess,
  filters: { customer_id: 'o.customer_id' },
});
