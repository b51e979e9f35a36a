import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { z } from 'zod';
import { decimalField, moneyField, percentField, quantityField } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { booleanField, dateField, integerId, noteField, textField } from '../../kernel/fields.ts';
import { itemBody } from '../order/order-body.ts';
import { orderItemRow } from './order-item.row.ts';

export const listOrderItems = defineList({
  id: 'order.item.list',
  path: 'order/items',
  summary: 'List lines of orders',
  access: { resource: 'order_item', action: 'read' },
  row: orderItemRow,
  list: {
    filters: {
      id: 'integer',
      order_id: 'text',
      product_id: 'text',
      customer_id: 'integer',
      needs_goods: 'boolean',
      takes_product_id: 'text',
    },
    sorts: ['id', 'created_at'],
    defaultSort: 'id',
  },
});

export const getOrderItem = defineEndpoint({
  id: 'order.item.get',
  method: 'GET',
  path: 'order/items/{id}',
  summary: 'Read one line',
  access: { resource: 'order_item', action: 'read' },
  params: integerId,
  response: orderItemRow,
});

/** Whether a line that is not saved yet would be sold below cost. Null while the cost is not known. */
export const checkBelowCost = defineEndpoint({
  id: 'order.item.below-cost',
  method: 'GET',
  path: 'order/items/below-cost',
  summary: 'Tell whether a line would be sold below cost',
  access: { resource: 'below_cost', action: 'read' },
  query: z.object({
    product_id: textField(64),
    /** Net price of one piece, in JPY. */
    price: moneyField(),
    quantity: quantityField(),
    tax_percent: percentField(),
    discount_tax_per_tax_percent: percentField().default('0'),
  }),
  response: z.object({ below_cost: z.boolean().nullable() }),
});

export const createOrderItem = defineEndpoint({
  id: 'order.item.create',
  method: 'POST',
  path: 'order/items',
  summary: 'Add a line to an order of products',
  access: { resource: 'order_item', action: 'create' },
  body: itemBody.extend({ order_id: textField(64) }),
  response: orderItemRow,
  errors: [
    'order_is_cancelled',
    'order_is_finished',
    'lines_of_other_kind',
    'unknown_reference',
    'product_banned',
    ...recognitionErrors,
  ],
});

export const deleteOrderItem = defineEndpoint({
  id: 'order.item.delete',
  method: 'DELETE',
  path: 'order/items/{id}',
  summary: 'Take a line that nobody has bought off its order',
  access: { resource: 'order_item', action: 'delete' },
  params: integerId,
  response: z.void(),
  status: 204,
  errors: [
    'order_is_cancelled',
    'order_is_finished',
    'line_is_bought',
    'order_of_one_line',
    ...recognitionErrors,
  ],
});

export const updateOrderItem = defineEndpoint({
  id: 'order.item.update',
  method: 'PUT',
  path: 'order/items/{id}',
  summary: 'Change a line, cancel a part of it, or ask for another product instead',
  previews: true,
  access: { resource: 'order_item', action: 'update' },
  params: integerId,
  body: z
    .object({
      product_id: textField(64),
      price: moneyField(),
      quantity: quantityField(),
      tax_percent: percentField(),
      discount_tax_per_tax_percent: percentField(),
      is_price_with_tax: booleanField(),
      cancelled_quantity: decimalField({ min: '0', max: '9999999', scale: 2 }),
      expected_delivery: dateField().nullable(),
      note: noteField(),
    })
    .partial(),
  response: orderItemRow,
  errors: [
    'product_banned',
    'order_is_cancelled',
    'order_is_finished',
    'quantity_in_use',
    'line_is_bought',
    'line_price_is_fixed',
    'line_is_won',
    'unknown_reference',
    ...recognitionErrors,
  ],
});

export const correctOrderItemPrice = defineEndpoint({
  id: 'order.item.correct-price',
  method: 'PUT',
  path: 'order/items/{id}/price',
  summary: 'Correct the price of a line that is bought, with a reason',
  previews: true,
  access: { resource: 'order_approval', action: 'update' },
  params: integerId,
  body: z.object({
    price: moneyField(),
    tax_percent: percentField().optional(),
    discount_tax_per_tax_percent: percentField().optional(),
    is_price_with_tax: booleanField().optional(),
    reason: textField(500),
  }),
  response: orderItemRow,
  errors: ['order_is_cancelled', 'order_is_finished', ...recognitionErrors],
});
