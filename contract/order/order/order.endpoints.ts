import { z } from 'zod';
import { decimalText, moneyField, percentField, quantityField } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import {
  actionState,
  booleanField,
  dateField,
  integerField,
  lookupRow,
  noteField,
  rowStamp,
  textField,
  textId,
} from '../../kernel/fields.ts';
import type { ListSpec } from '../../kernel/list.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { postedField } from '../../kernel/money.ts';
import { orderItemRow } from '../order-item/order-item.endpoints.ts';
import { progressStatuses } from '../progress/steps.ts';
import { offeredTypes, orderTypeIds, orderTypes, type OfferedType } from './order-types.ts';

/** The buckets of one kind of cost of an order. */
const buckets = <Name extends string>(name: Name) =>
  z.object({
    [name]: decimalText(),
    [`${name}_paid`]: decimalText(),
    [`${name}_debited`]: decimalText(),
    [`${name}_outstanding`]: decimalText(),
    [`${name}_unsolved`]: decimalText(),
  } as Record<
    Name | `${Name}_${'paid' | 'debited' | 'outstanding' | 'unsolved'}`,
    ReturnType<typeof decimalText>
  >);

const party = z.object({ id: z.number().int(), name: z.string(), tel: z.string().nullable() });

const progressStep = z.object({
  id: z.string(),
  applies: z.boolean(),
  done: z.boolean(),
  percent: z.number(),
  done_at: z.string().nullable(),
  missing: z.array(z.string()),
});

export const orderRow = z.object({
  id: z.string(),
  organization_id: z.number().int(),
  type_id: z.enum(orderTypeIds),
  status_id: z.enum(progressStatuses),
  customer_id: z.number().int(),
  sale_id: z.number().int().nullable(),
  shipment_method_id: z.string().nullable(),
  note: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  approved_at: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  special_declaration: decimalText(),
  insurance_declaration: decimalText(),
  insurance_fee: decimalText(),
  special_goods_fee: decimalText(),
  additional_cost: decimalText(),
  base_service_fee: decimalText(),
  service_fee_boxes: decimalText(),
  purchase_cost_currency_id: z.string(),
  service_fee_currency_id: z.string(),
  ...buckets('purchase_cost').shape,
  ...buckets('service_fee').shape,
  ...buckets('shipping_fee').shape,
  shipping_fee_air: decimalText(),
  shipping_fee_sea: decimalText(),
  compensation: decimalText(),
  compensated: decimalText(),
  compensation_debited: decimalText(),
  compensation_unsolved: decimalText(),
  ...rowStamp,
  customer: party.nullable().optional(),
  sale: party.nullable().optional(),
  status: lookupRow.nullable().optional(),
  type: lookupRow.nullable().optional(),
  shipment_method: lookupRow.nullable().optional(),
  items: z.array(orderItemRow).optional(),
  related_trackings: z.array(z.object({ id: z.number().int(), code: z.string() })).optional(),
  progress: z.array(progressStep).optional(),
  actions: z.array(actionState).optional(),
});

const orderList = {
  filters: {
    id: 'contains',
    customer_id: 'integer',
    sale_id: 'integer',
    type_id: 'text',
    status_id: 'text',
    shipment_method_id: 'text',
    by_tracking_code: 'text',
  },
  between: {
    created_at: 'instant',
    updated_at: 'instant',
    purchase_cost_outstanding: 'decimal',
    purchase_cost_unsolved: 'decimal',
  },
  sorts: ['id', 'created_at', 'updated_at'],
  defaultSort: '-created_at',
  includes: ['customer', 'sale', 'status', 'type', 'shipment_method', 'items'],
  appends: ['related_trackings'],
  search: true,
} as const satisfies ListSpec;

const item = z.object({
  product_id: textField(64),
  price: moneyField(),
  quantity: quantityField(),
  tax_percent: percentField().default('0'),
  discount_tax_per_tax_percent: percentField().default('0'),
  is_price_with_tax: booleanField().default(false),
  expected_delivery: dateField().nullish(),
  note: noteField().optional(),
});

/** Services are asked in VND; what is declared is never money owed. */
const fees = {
  insurance_fee: postedField('VND'),
  special_goods_fee: postedField('VND'),
  additional_cost: postedField('VND'),
  special_declaration: moneyField(),
  insurance_declaration: moneyField(),
};

/** What creates an order of products to buy. */
const productsBody = z.object({
  customer_id: integerField(),
  shipment_method_id: textField(32).nullish(),
  sale_id: integerField().nullish(),
  items: z.array(item, { error: 'not_list' }).min(1, 'required').max(500, 'too_long'),
  service_fee: postedField('VND').default('0'),
  note: noteField().optional(),
  ...z.object(fees).partial().shape,
});

export const listOrders = defineList({
  id: 'order.order.list',
  path: 'orders',
  summary: 'List orders of every type',
  access: { resource: 'order', action: 'read' },
  row: orderRow,
  list: orderList,
});
const detail = { includes: orderList.includes, appends: orderList.appends };
export const getOrder = defineEndpoint({
  id: 'order.order.get',
  method: 'GET',
  path: 'orders/{id}',
  summary: 'Read one order with lines, money and progress',
  access: { resource: 'order', action: 'read' },
  params: textId,
  response: orderRow,
  detail,
});
/** What creates an order, by what its lines are. */
const bodies = { products: productsBody } satisfies Record<
  (typeof orderTypes)[OfferedType]['lines'],
  z.ZodType
>;

/** List, detail and creation of the orders of one type, where its entry in `orderTypes` says. */
function callsOf(type: OfferedType) {
  const { path, lines, name } = orderTypes[type];
  const word = name.toLowerCase();
  return {
    list: defineList({
      id: `order.${type}.list`,
      path,
      summary: `List ${word} orders`,
      access: { resource: 'order', action: 'read' },
      row: orderRow,
      list: orderList,
    }),
    get: defineEndpoint({
      id: `order.${type}.get`,
      method: 'GET',
      path: `${path}/{id}`,
      summary: `Read one ${word} order`,
      access: { resource: 'order', action: 'read' },
      params: textId,
      response: orderRow,
      detail,
    }),
    create: defineEndpoint({
      id: `order.${type}.create`,
      method: 'POST',
      path,
      summary: `Create a ${word} order`,
      access: { resource: 'order', action: 'create' },
      body: bodies[lines],
      response: orderRow,
    }),
  };
}

/** The calls of each type that is offered. */
export const callsOfType = Object.fromEntries(offeredTypes.map((type) => [type, callsOf(type)])) as Record<
  OfferedType,
  ReturnType<typeof callsOf>
>;
export const { list: listRetailOrders, get: getRetailOrder, create: createRetailOrder } = callsOfType.retail;

export const updateOrder = defineEndpoint({
  id: 'order.order.update',
  method: 'PUT',
  path: 'orders/{id}',
  summary: 'Change fees, route or note of an order',
  access: { resource: 'order', action: 'update' },
  params: textId,
  body: z
    .object({
      shipment_method_id: textField(32).nullable(),
      sale_id: integerField().nullable(),
      service_fee: postedField('VND'),
      note: noteField(),
      status_id: z.unknown(),
      ...fees,
    })
    .partial(),
  response: orderRow,
  errors: ['status_is_computed', 'order_is_cancelled'],
});

export const approveOrder = defineEndpoint({
  id: 'order.order.approve',
  method: 'PUT',
  path: 'orders/{id}/approve',
  summary: 'Approve an order',
  access: { resource: 'order_approval', action: 'update' },
  params: textId,
  response: orderRow,
  errors: ['order_already_approved', 'order_is_cancelled'],
});

/** What cancelling an order would do, or has done. */
export const cancelPlan = z.object({
  order_id: z.string(),
  executed: z.boolean(),
  purchases: z.array(
    z.object({
      purchase_id: z.number().int(),
      purchase_item_id: z.number().int(),
      quantity: decimalText(),
      ordered: z.boolean(),
    }),
  ),
  distributions: z.array(
    z.object({ id: z.number().int(), purchase_item_id: z.number().int(), quantity: decimalText() }),
  ),
  boxes: z.array(
    z.object({ owning_box_id: z.number().int(), box_id: z.number().int(), quantity: z.number().int() }),
  ),
  money: z.array(
    z.object({
      kind: z.string(),
      currency_id: z.string(),
      refunded: decimalText(),
      written_back: decimalText(),
    }),
  ),
});

export const cancelOrder = defineEndpoint({
  id: 'order.order.cancel',
  method: 'PUT',
  path: 'orders/{id}/cancel',
  summary: 'Plan or carry out the cancellation of an order',
  access: { resource: 'order_cancel', action: 'update' },
  params: textId,
  body: z.object({ confirm: booleanField().default(false), reason: noteField().optional() }),
  response: cancelPlan,
  errors: ['order_is_cancelled', 'order_cannot_be_cancelled', 'period_locked'],
});

export const reopenOrder = defineEndpoint({
  id: 'order.order.reopen',
  method: 'PUT',
  path: 'orders/{id}/reopen',
  summary: 'Take back a cancellation',
  access: { resource: 'order_cancel', action: 'update' },
  params: textId,
  response: orderRow,
  errors: ['order_not_cancelled'],
});

export const listOrderStatuses = defineLookup({
  id: 'order.status.list',
  path: 'order/statuses',
  title: 'order, line and tracking statuses',
  extra: { group: z.string() },
});
export const listOrderTypes = defineLookup({
  id: 'order.type.list',
  path: 'order/types',
  title: 'order types',
  extra: { prefix: z.string() },
});
export const listShipmentMethods = defineLookup({
  id: 'order.shipment-method.list',
  path: 'shipment-methods',
  title: 'shipment methods',
  extra: { volumetric_factor: decimalText() },
});
