import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineList } from '../../kernel/endpoint.ts';
import { orderItemRow } from './order-item.row.ts';

/** How far the goods of a line have come, all of them, from nothing to the customer's door. */
export const goodsStates = [
  'to_buy',
  'bought',
  'received',
  'packed',
  'shipped',
  'handed_over',
  'cancelled',
] as const;

/** What lines may wait for: that somebody buys, or that what was bought comes in. */
export const goodsWaitReasons = ['buying', 'goods'] as const;

const person = z.object({ id: z.number().int(), name: z.string() });

/** A line of goods with how many pieces of it have come how far. */
export const orderedGoodsRow = orderItemRow
  .pick({
    id: true,
    order_id: true,
    product_id: true,
    product_name: true,
    image_url: true,
    quantity: true,
    cancelled_quantity: true,
    expected_delivery: true,
    purchased_quantity: true,
    distributed_quantity: true,
    tolerance: true,
    updated_at: true,
    version: true,
  })
  .extend({
    customer_id: z.number().int(),
    sale_id: z.number().int().nullable(),
    order_cancelled: z.boolean(),
    ordered_at: z.string(),
    /** In boxes of the order, in those that left Japan, and in those that were handed over. */
    packed_quantity: decimalText(),
    shipped_quantity: decimalText(),
    handed_over_quantity: decimalText(),
    state: z.enum(goodsStates),
    customer: person.nullable().optional(),
    sale: person.nullable().optional(),
  });

export const listOrderedGoods = defineList({
  id: 'order.goods.list',
  path: 'order/goods',
  summary: 'List goods that customers ordered, with how far they have come',
  access: { resource: 'order_item', action: 'read' },
  row: orderedGoodsRow,
  list: {
    filters: {
      id: 'integer',
      order_id: 'text',
      product_id: 'text',
      customer_id: 'integer',
      sale_id: 'integer',
      own: 'boolean',
      waits_for: 'text',
    },
    between: { ordered_at: 'instant' },
    sorts: ['ordered_at'],
    defaultSort: '-ordered_at',
    includes: ['customer', 'sale'],
    search: true,
  },
});
