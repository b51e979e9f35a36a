import { z } from 'zod';
import { decimalText, quantityField } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { integerField, integerId, rowStamp, someOf } from '../../kernel/fields.ts';
import { guarded } from '../../kernel/guarded.ts';
import { productOfLineShape } from '../../product/product/product-name.ts';

export const orderDistributionRow = z.object({
  id: z.number().int(),
  purchase_item_id: z.number().int(),
  order_item_id: z.number().int(),
  quantity: decimalText(),
  order_id: z.string(),
  customer_name: z.string(),
  purchase_id: z.number().int(),
  product_id: z.string(),
  ...productOfLineShape,
  supplier_name: z.string(),
  order_currency_id: z.string(),
  purchase_currency_id: z.string(),
  /** Amount due for the pieces, their cost, and the margin where both have one currency. */
  order_price: decimalText(),
  purchase_cost: guarded('cost_price', decimalText()),
  margin: guarded('cost_price', decimalText()),
  ...rowStamp,
});
const errors = [
  'over_distribution',
  'over_line',
  'order_line_not_of_product',
  'order_not_approved',
  'order_is_finished',
  'order_is_cancelled',
] as const;

export const listOrderDistributions = defineList({
  id: 'order.distribution.list',
  path: 'order-distributions',
  summary: 'List which bought goods went to which order line',
  access: { resource: 'order_distribution', action: 'read' },
  row: orderDistributionRow,
  list: {
    filters: {
      id: 'integer',
      purchase_item_id: 'integer',
      order_item_id: 'integer',
      order_id: 'text',
      product_id: 'text',
      customer_id: 'integer',
      supplier_id: 'integer',
      purchase_id: 'integer',
    },
    between: { created_at: 'instant' },
    sorts: ['id', 'created_at'],
    defaultSort: '-id',
  },
});
export const getOrderDistribution = defineEndpoint({
  id: 'order.distribution.get',
  method: 'GET',
  path: 'order-distributions/{id}',
  summary: 'Read how much of bought goods an order line got',
  access: { resource: 'order_distribution', action: 'read' },
  params: integerId,
  response: orderDistributionRow,
});
export const createOrderDistribution = defineEndpoint({
  id: 'order.distribution.create',
  method: 'POST',
  path: 'order-distributions',
  summary: 'Distribute received goods to an order line',
  access: { resource: 'order_distribution', action: 'create' },
  body: z.object({
    purchase_item_id: integerField(),
    order_item_id: integerField(),
    quantity: quantityField(),
  }),
  response: orderDistributionRow,
  errors,
});
export const updateOrderDistribution = defineEndpoint({
  id: 'order.distribution.update',
  method: 'PUT',
  path: 'order-distributions/{id}',
  summary: 'Change a distributed quantity',
  access: { resource: 'order_distribution', action: 'update' },
  params: integerId,
  body: z.object({ quantity: quantityField() }),
  response: orderDistributionRow,
  errors: [...errors, 'distribution_in_boxes'],
});
export const deleteOrderDistribution = defineEndpoint({
  id: 'order.distribution.delete',
  method: 'DELETE',
  path: 'order-distributions/{id}',
  summary: 'Take distributed goods back',
  access: { resource: 'order_distribution', action: 'delete' },
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['order_not_approved', 'order_is_finished', 'order_is_cancelled', 'distribution_in_boxes'],
});
export const distributeSeveral = defineEndpoint({
  id: 'order.distribution.create-several',
  method: 'POST',
  path: 'order-distributions/several',
  summary: 'Distribute received goods to several order lines, all of it or nothing',
  access: { resource: 'order_distribution', action: 'create' },
  body: z.object({
    distributions: someOf(createOrderDistribution.body, 200),
  }),
  response: z.object({ data: z.array(orderDistributionRow) }),
  previews: true,
  errors,
});
/** The allocations. A preview does not store them. */
export const proposedDistribution = z.object({
  purchase_item_id: z.number().int(),
  order_item_id: z.number().int(),
  order_id: z.string(),
  customer_name: z.string(),
  product_id: z.string(),
  ...productOfLineShape,
  quantity: decimalText(),
});
export const distributeProposed = defineEndpoint({
  id: 'order.distribution.propose',
  method: 'POST',
  path: 'order-distributions/proposed',
  summary:
    'Allocate received goods as proposed: first to the lines they were bought for, then by approval time',
  access: { resource: 'order_distribution', action: 'create' },
  body: z.object({
    purchase_item_ids: someOf(integerField(), 200),
  }),
  response: z.object({ data: z.array(proposedDistribution) }),
  previews: true,
  errors: ['nobody_waits'],
});
