import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { orderItemRow } from '@hakobu/contract/order/order-item/order-item.row.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { banColumns } from './bans.ts';
import { waitsForGoods } from './order-lines.ts';
import { orderAccess } from './order.access.ts';
import { tolerance } from './tolerance.ts';

export type OrderItemRow = z.output<typeof orderItemRow>;

export const orderItemTables = sql`order_items i join products p on p.id = i.product_id`;
export const orderItemColumns = sql`i.id, i.order_id, i.product_id, i.original_product_id,
  p.name as product_name, p.image_url, ${banColumns('p')}, i.quantity, i.cancelled_quantity,
  i.price, i.tax_percent,
  i.discount_tax_per_tax_percent, i.amount, i.tax, i.discount_tax, i.balance, i.currency_id,
    i.expected_delivery, i.note, i.purchased_quantity, i.distributed_quantity,
  i.quantity - i.cancelled_quantity - i.distributed_quantity as remaining_distributed_quantity,
  ${tolerance} as tolerance, i.created_at, i.updated_at, i.version`;

export const orderItemSource = defineListSource<OrderItemRow>({
  from: sql`order_items i left join orders o on o.id = i.order_id`,
  joins: sql`join products p on p.id = i.product_id`,
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
