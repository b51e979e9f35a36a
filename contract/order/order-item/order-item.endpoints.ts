import { z } from 'zod';
import { decimalField, decimalText, moneyField, percentField, quantityField } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { booleanField, dateField, integerId, noteField, rowStamp } from '../../kernel/fields.ts';

export const orderItemRow = z.object({
  id: z.number().int(),
  order_id: z.string(),
  product_id: z.string(),
  original_product_id: z.string().nullable(),
  product_name: z.string(),
  image_url: z.string().nullable(),
  quantity: decimalText(),
  cancelled_quantity: decimalText(),
  price: decimalText(),
  tax_percent: decimalText(),
  discount_tax_per_tax_percent: decimalText(),
  amount: decimalText(),
  tax: decimalText(),
  discount_tax: decimalText(),
  balance: decimalText(),
  currency_id: z.string(),
  expected_delivery: z.string().nullable(),
  note: z.string().nullable(),
  purchased_quantity: decimalText(),
  distributed_quantity: decimalText(),
  remaining_distributed_quantity: decimalText(),
  ...rowStamp,
});

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
    },
    sorts: ['id'],
    defaultSort: 'id',
  },
});

export const updateOrderItem = defineEndpoint({
  id: 'order.item.update',
  method: 'PUT',
  path: 'order/items/{id}',
  summary: 'Change or partly cancel a line',
  access: { resource: 'order_item', action: 'update' },
  params: integerId,
  body: z
    .object({
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
  errors: ['order_is_cancelled', 'quantity_in_use'],
});
