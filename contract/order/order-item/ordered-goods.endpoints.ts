import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineList } from '../../kernel/endpoint.ts';
import { orderItemRow } from './order-item.row.ts';

/** Stages that all goods of a line have reached, from ordered to delivered. */
export const goodsStates = [
  'to_buy',
  'bought',
  'received',
  'packed',
  'shipped',
  'handed_over',
  'cancelled',
] as const;

/** What lines may wait for: to be bought, or to be received. */
export const goodsWaitReasons = ['buying', 'goods'] as const;

const person = z.object({ id: z.number().int(), name: z.string() });

/** An order line with the quantities that reached each stage. */
export const orderedGoodsRow = orderItemRow
  .pick({
    id: true,
    order_id: true,
    product_id: true,
    product_name: true,
    product_names: true,
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
    /** Pieces in boxes of the order, in those that left Japan, and in those delivered. */
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
  summary: 'List ordered goods with their progress',
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
