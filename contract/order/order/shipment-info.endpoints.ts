import { z } from 'zod';
import { integerField, noteField, rowStamp, telField, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

/** Sender and receiver of an order's goods. The id is the order's, which has at most one. */
export const shipmentInfoRow = z.object({
  id: z.string(),
  order_id: z.string(),
  customer_id: z.number().int(),
  consignee: z.string().nullable(),
  tel: z.string().nullable(),
  address: z.string().nullable(),
  ward_id: z.string().nullable(),
  full_address: z.string().nullable(),
  note: z.string().nullable(),
  sender_name: z.string().nullable(),
  sender_tel: z.string().nullable(),
  sender_address: z.string().nullable(),
  sender_ward_id: z.string().nullable(),
  sender_full_address: z.string().nullable(),
  ...rowStamp,
});

const ward = () => textField(32).nullable();
const fields = z
  .object({
    /** One of the customer's addresses to copy. Other fields of the body override it. */
    address_id: integerField(),
    consignee: noteField(255),
    tel: telField(),
    address: noteField(500),
    ward_id: ward(),
    note: noteField(),
    sender_name: noteField(255),
    sender_tel: telField(),
    sender_address: noteField(500),
    sender_ward_id: ward(),
  })
  .partial();

/** Replaces existing details. Without a receiver it uses the customer's default address. */
export const shipmentInfo = defineResource({
  id: 'order.shipment-info',
  path: 'order/shipment-infos',
  title: 'shipment info of an order',
  permission: 'shipment_info',
  key: 'text',
  row: shipmentInfoRow,
  create: fields
    .extend({ order_id: textField(64).optional(), id_order: textField(64).optional() })
    .refine(({ order_id, id_order }) => (order_id ?? id_order) !== undefined, {
      path: ['order_id'],
      message: 'required',
    }),
  update: fields,
  list: {
    filters: { order_id: 'text', customer_id: 'integer' },
    sorts: ['created_at'],
    defaultSort: '-created_at',
  },
  errors: ['order_is_cancelled', 'order_is_finished', 'unknown_reference'],
});
