import { sql, type SqlBool } from 'kysely';
import type { goodsWaitReasons } from '@hakobu/contract/order/order-item/ordered-goods.endpoints.ts';
import { named } from '#kernel/list/attach-relation.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { searchProducts } from '../../product/product/product.queries.ts';
import { isOrderNumbered, orderAccess } from './order.access.ts';
import { addFulfilment, type OrderedGoods } from './add-fulfilment.ts';
import { enough, tolerance } from './tolerance.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { productOfLine } from '../../product/product/product-of-line.ts';

const waits: Record<(typeof goodsWaitReasons)[number], Condition> = {
  buying: sql<SqlBool>`(i.purchased_quantity < ${enough} and i.distributed_quantity < ${enough}
    and o.cancelled_at is null)`,
  goods: sql<SqlBool>`(i.distributed_quantity < ${enough} and o.cancelled_at is null)`,
};
const isWait = (word: string): word is keyof typeof waits => Object.hasOwn(waits, word);

export const orderedGoodsSource = defineListSource<OrderedGoods>({
  from: sql`order_items i join orders o on o.id = i.order_id`,
  joins: sql`join products p on p.id = i.product_id`,
  select: sql`i.id, i.order_id, i.product_id, ${productOfLine('p')}, i.quantity,
    i.cancelled_quantity, i.expected_delivery, i.purchased_quantity, i.distributed_quantity,
    ${tolerance} as tolerance, i.updated_at, i.version, o.customer_id, o.sale_id,
    o.cancelled_at is not null as order_cancelled, o.created_at as ordered_at`,
  key: 'i.id',
  access: (ctx) =>
    ctx.scope === 'own'
      ? orderAccess(ctx)
      : rowAccess(ctx, { organization: 'i.organization_id', owners: [] }),
  filters: {
    customer_id: 'o.customer_id',
    sale_id: 'o.sale_id',
    /** Lines of orders that the caller or the caller's team sells. */
    own: ([own], ctx) => (own === 'true' ? ownedBy(ctx, ['o.sale_id']) : sql<SqlBool>`true`),
    waits_for: (words) =>
      sql<SqlBool>`(${sql.join(
        words.map((word) => (isWait(word) ? waits[word] : sql<SqlBool>`false`)),
        sql` or `,
      )})`,
  },
  between: { ordered_at: 'i.order_created_at' },
  sorts: { ordered_at: 'i.order_created_at' },
  search: (text) =>
    anyOf([
      isOrderNumbered('i.order_id', text),
      // `offset 0` keeps this subquery separate, so that the search index is scanned once instead of
      // normalizing the product name of each row
      sql<SqlBool>`i.product_id in (select p.id from products p where ${searchProducts(text)} offset 0)`,
    ]),
  includes: {
    customer: named('customer', 'customer_id', 'users'),
    sale: named('sale', 'sale_id', 'users'),
  },
  always: addFulfilment,
});
