import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import {
  actionState,
  integerField,
  integerId,
  noteField,
  rowStamp,
  someOf,
  textField,
} from '../../kernel/fields.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { productOfBoxShape } from '../box/product-of-box.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
const place = z.object({
  id: z.number().int(),
  consignee: z.string(),
  tel: z.string().nullable(),
  address: z.string(),
  full_address: z.string(),
});

export const deliveryStates = ['waiting_shipment', 'shipping', 'received', 'cancelled'] as const;
export const goodsDeliveryBoxRow = z.object({
  id: z.number().int(),
  goods_delivery_id: z.number().int(),
  box_id: z.number().int(),
  order_id: z.string(),
  quantity: z.number().int(),
  shipping_code: z.string().nullable(),
  ...productOfBoxShape,
  ...rowStamp,
});
export const goodsDeliveryRow = z.object({
  id: z.number().int(),
  name: z.string(),
  customer_id: z.number().int(),
  area_id: z.number().int(),
  status_id: z.enum(deliveryStates),
  delivery_partner_id: z.number().int().nullable(),
  place_of_delivery_id: z.number().int().nullable(),
  exported_date: z.string().nullable(),
  received_at: z.string().nullable(),
  note: z.string().nullable(),
  quantity: z.number().int(),
  ...rowStamp,
  customer: named.nullable().optional(),
  delivery_partner: named.nullable().optional(),
  place_of_delivery: place.nullable().optional(),
  area: named.nullable().optional(),
  pivot_boxes: z.array(goodsDeliveryBoxRow).optional(),
  actions: z.array(actionState).optional(),
});
const list = {
  filters: {
    id: 'integer',
    name: 'contains',
    customer_id: 'integer',
    status_id: 'text',
    delivery_partner_id: 'integer',
    order_id: 'text',
    shipping_code: 'contains',
  },
  between: { created_at: 'instant', exported_date: 'instant' },
  sorts: ['id', 'created_at', 'exported_date'],
  defaultSort: '-id',
  includes: ['customer', 'delivery_partner', 'place_of_delivery', 'area', 'pivot_boxes'],
  search: true,
} as const;
const access = (action: 'read' | 'create' | 'update') => ({ resource: 'goods_delivery', action }) as const;
const target = {
  delivery_partner_id: integerField().nullable(),
  place_of_delivery_id: integerField().nullable(),
  address_id: integerField().nullable(),
  note: noteField(),
};

export const listGoodsDeliveries = defineList({
  id: 'warehouse.goods-delivery.list',
  path: 'goods-deliveries',
  summary: 'List goods deliveries',
  access: access('read'),
  row: goodsDeliveryRow,
  list,
});
export const getGoodsDelivery = defineEndpoint({
  id: 'warehouse.goods-delivery.get',
  method: 'GET',
  path: 'goods-deliveries/{id}',
  summary: 'Read a goods delivery',
  access: access('read'),
  params: integerId,
  response: goodsDeliveryRow,
  detail: { includes: list.includes },
});
export const createGoodsDelivery = defineEndpoint({
  id: 'warehouse.goods-delivery.create',
  method: 'POST',
  path: 'goods-deliveries',
  summary: 'Create a goods delivery',
  access: access('create'),
  body: z.object({
    customer_id: integerField(),
    ...z.object(target).partial().shape,
    area_id: integerField().nullish(),
  }),
  response: goodsDeliveryRow,
  errors: ['unknown_reference', 'place_required', 'no_area', 'not_in_this_warehouse'],
});
export const deliverySteps = ['shipping', 'received', 'cancelled'] as const;
export const updateGoodsDelivery = defineEndpoint({
  id: 'warehouse.goods-delivery.update',
  method: 'PUT',
  path: 'goods-deliveries/{id}',
  summary: 'Change a delivery, hand it to the carrier, confirm or cancel it',
  access: access('update'),
  params: integerId,
  body: z.object({ ...target, status_id: z.enum(deliverySteps, { error: 'not_one_of' }) }).partial(),
  response: goodsDeliveryRow,
  errors: [
    ...recognitionErrors,
    'delivery_wrong_state',
    'delivery_without_boxes',
    'delivery_without_carrier',
    'delivery_without_place',
    'not_enough_boxes',
    'unknown_reference',
  ],
});
export const listGoodsDeliveryBoxes = defineList({
  id: 'warehouse.goods-delivery-box.list',
  path: 'goods-delivery-boxes',
  summary: 'List boxes of deliveries',
  access: access('read'),
  row: goodsDeliveryBoxRow,
  list: {
    filters: {
      id: 'integer',
      goods_delivery_id: 'integer',
      box_id: 'integer',
      order_id: 'text',
      shipping_code: 'contains',
    },
    sorts: ['id', 'created_at'],
    defaultSort: '-id',
  },
});
export const createDeliveryBoxes = defineEndpoint({
  id: 'warehouse.goods-delivery-box.create-multiple',
  method: 'POST',
  path: 'goods-delivery-box/create-multiple',
  summary: 'Put boxes on a delivery',
  access: access('update'),
  body: z.object({
    goods_delivery_id: integerField(),
    boxes: someOf(
      z.object({
        box_id: integerField(),
        order_id: textField(64),
        quantity: integerField(1, 10000),
        shipping_code: noteField(64).optional(),
      }),
      500,
    ),
  }),
  response: goodsDeliveryRow,
  errors: ['over_delivery', 'delivery_wrong_state', 'unknown_reference', 'order_of_other_customer'],
});
export const deleteDeliveryBox = defineEndpoint({
  id: 'warehouse.goods-delivery-box.delete',
  method: 'DELETE',
  path: 'goods-delivery-boxes/{id}',
  summary: 'Take boxes off a delivery',
  access: access('update'),
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['delivery_wrong_state'],
});
export const updateShippingCode = defineEndpoint({
  id: 'warehouse.goods-delivery-box.update-shipping-code',
  method: 'POST',
  path: 'goods-delivery-box/update-shipping-code',
  summary: "Note the carrier's code of a delivered box",
  access: access('update'),
  body: z.object({ id: integerField(), shipping_code: noteField(64) }),
  response: goodsDeliveryBoxRow,
  status: 200,
});
export const listGoodsDeliveryStatuses = defineLookup({
  id: 'warehouse.goods-delivery-status.list',
  path: 'goods-delivery-statuses',
  title: 'delivery statuses',
});
export const listDeliveryPartners = defineList({
  id: 'warehouse.delivery-partner.list',
  path: 'delivery-partners',
  summary: 'List carriers',
  access: access('read'),
  row: named,
  list: {
    filters: { id: 'integer', name: 'contains' },
    sorts: ['id', 'name'],
    defaultSort: 'id',
    paged: false,
  },
});
