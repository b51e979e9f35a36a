import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { orderItemRow } from '@hakobu/contract/order/order-item/order-item.row.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { banColumns } from './bans.ts';
import { waitsForGoods } from './order-lines.ts';
import { orderAccess } from './order.access.ts';
import { tolerance } from './tolerance.ts';
import { productOfLine } from '../../product/product/product-of-line.ts';

export type OrderItemRow = z.output<typeof orderItemRow>;

const wanted = sql`(i.quantity - i.cancelled_quantity)`;
/** Cost of one piece of line `i` with tax: as bought for it, or by the price paid last. */
const pieceCost = sql`case when i.currency_id = 'JPY' then coalesce(
    (select sum(s.quantity * g.balance / (g.quantity - g.short_closed_quantity)) / sum(s.quantity)
      from purchase_item_sources s
      join purchase_items g on g.id = s.purchase_item_id and g.quantity > g.short_closed_quantity
      join purchases b on b.id = g.purchase_id and b.currency_id = 'JPY'
      where s.order_item_id = i.id),
    (select k.price * (100 + p.tax_percent) / 100 from last_prices k
      where k.product_id = i.product_id and k.organization_id = i.organization_id)) end`;

/** Product and cost of line `i`. */
const joins = sql`join products p on p.id = i.product_id
  cross join lateral (select round(${pieceCost} * ${wanted}) as total) cost`;

export const orderItemTables = sql`order_items i ${joins}`;
export const orderItemColumns = sql`i.id, i.order_id, i.product_id, i.original_product_id,
  ${productOfLine('p')}, ${banColumns('p')}, i.quantity, i.cancelled_quantity,
  i.price, i.tax_percent,
  i.discount_tax_per_tax_percent, i.amount, i.tax, i.discount_tax, i.balance, i.currency_id,
    cost.total as cost, i.balance - cost.total as margin,
    i.balance < cost.total as below_cost,
    i.expected_delivery, i.note, i.purchased_quantity, i.distributed_quantity,
  i.quantity - i.cancelled_quantity - i.distributed_quantity as remaining_distributed_quantity,
  ${tolerance} as tolerance, i.created_at, i.updated_at, i.version`;

export const orderItemSource = defineListSource<OrderItemRow>({
  from: sql`order_items i left join orders o on o.id = i.order_id`,
  joins,
  select: orderItemColumns,
  key: 'i.id',
  sorts: asNumbered('i.id'),
  access: orderAccess,
  filters: {
    customer_id: 'o.customer_id',
    /** Lines of a product, or of a line whose product was replaced. */
    takes_product_id: (ids) =>
      sql<SqlBool>`(i.product_id = any(${ids}::text[]) or i.original_product_id = any(${ids}::text[]))`,
    /** Lines that wait for allocation. */
    needs_goods: ([wanted]) =>
      wanted === 'true'
        ? sql<SqlBool>`${waitsForGoods}`
        : sql<SqlBool>`i.distributed_quantity >= i.quantity - i.cancelled_quantity`,
  },
});
