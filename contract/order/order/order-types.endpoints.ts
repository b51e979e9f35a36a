import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { noteField, textId } from '../../kernel/fields.ts';
import { trackingBody } from '../tracking/tracking.endpoints.ts';
import type { ErrorCode } from '../../errors.ts';
import { orderBodies, type CreatableLines } from './order-body.ts';
import { deleteOrder, orderDetail, orderList, orderRow, updateOrder } from './order.endpoints.ts';
import { creatableTypes, orderTypes, type CreatableType } from './order-types.ts';

/** Errors of every new order. */
const headErrors = [
  'forbidden',
  'unknown_reference',
  'customer_of_other_organization',
  'contract_wrong_state',
] as const;
/** Further errors by kind of lines. */
const creationErrors: Record<CreatableLines, readonly ErrorCode[]> = {
  products: ['product_banned'],
  trackings: ['tracking_attached'],
  lot: [],
  payees: [],
};

/** Endpoints of the orders of one type, under the path in `orderTypes`. */
function callsOf<Type extends CreatableType>(type: Type) {
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
      detail: orderDetail,
    }),
    create: defineEndpoint({
      id: `order.${type}.create`,
      method: 'POST',
      path,
      summary: `Create a ${word} order`,
      access: { resource: 'order', action: 'create' },
      body: orderBodies[lines] as (typeof orderBodies)[(typeof orderTypes)[Type]['lines']],
      response: orderRow,
      errors: [...headErrors, ...creationErrors[lines]],
      makes: 'order',
    }),
    update: defineEndpoint({
      ...updateOrder,
      id: `order.${type}.update`,
      path: `${path}/{id}`,
      summary: `Change fees, route or note of a ${word} order, or record unsettled amounts as receivable`,
    }),
    delete: defineEndpoint({
      ...deleteOrder,
      id: `order.${type}.delete`,
      path: `${path}/{id}`,
      summary: `Delete a ${word} order to which nothing happened`,
    }),
  };
}

/** Endpoints of each type that is offered. */
export const callsOfType = Object.fromEntries(creatableTypes.map((type) => [type, callsOf(type)])) as {
  [Type in CreatableType]: ReturnType<typeof callsOf<Type>>;
};

/** Endpoint that creates an order of the type in the body. */
const bodyOf = <Type extends CreatableType>(type: Type) =>
  orderBodies[orderTypes[type].lines].extend({ type_id: z.literal(type) });
const [first, ...others] = creatableTypes.map(bodyOf) as [ReturnType<typeof bodyOf>];

export const createOrder = defineEndpoint({
  id: 'order.order.create',
  method: 'POST',
  path: 'orders',
  summary: 'Create an order of the type that is named',
  access: { resource: 'order', action: 'create' },
  body: z.discriminatedUnion('type_id', [first, ...others], { error: 'not_one_of' }),
  response: orderRow,
  errors: [...new Set([...headErrors, ...Object.values(creationErrors).flat()])],
  makes: 'order',
});

const parcels = {
  method: 'PUT',
  access: { resource: 'order', action: 'update' },
  params: textId,
  response: orderRow,
} as const;
export const attachParcel = defineEndpoint({
  ...parcels,
  id: 'order.shipment.attach-tracking',
  path: 'order/shipments/{id}/attach-tracking',
  summary: 'Say that a parcel belongs to a shipment order, by id or code',
  body: trackingBody.extend({ note: noteField().optional() }),
  errors: ['order_is_cancelled', 'order_is_finished', 'unknown_reference', 'tracking_attached'],
});
export const detachParcel = defineEndpoint({
  ...parcels,
  id: 'order.shipment.detach-tracking',
  path: 'order/shipments/{id}/detach-tracking',
  summary: 'Take a parcel that has not come in off a shipment order',
  body: trackingBody,
  errors: ['order_is_cancelled', 'order_is_finished', 'unknown_reference', 'tracking_received'],
});

export const updatePayees = defineEndpoint({
  id: 'order.payment.payees',
  method: 'PUT',
  path: 'order/payments/{id}/payees',
  summary: 'Replace the payees of an order that is not approved',
  access: { resource: 'order', action: 'update' },
  params: textId,
  body: orderBodies.payees.pick({ payees: true }),
  response: orderRow,
  errors: ['order_is_cancelled', 'order_is_finished', 'order_already_approved', 'unknown_reference'],
});
