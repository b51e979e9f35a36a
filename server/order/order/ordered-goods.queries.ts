import { sql, type SqlBool } from 'kysely';
import type { goodsWaits } from '@hakobu/contract/order/order-item/ordered-goods.endpoints.ts';
import { orderPrefixes } from '@hakobu/contract/order/order/order-types.ts';
import { belongsTo } from '#kernel/list/attach-relation.ts';
import { codeColumn, contains, defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { ownedBy } from '#kernel/list/row-access.ts';
import { holdsNumber } from '#kernel/list/text-index.ts';
import { findProducts, searchProducts } from '../../product/product/product.queries.ts';
import { orderAccess } from './order.access.ts';
import { tellHowFar, type OrderedGoods } from './how-far.ts';
import { enough, tolerance } from './tolerance.ts';

const waits: Record<(typeof goodsWaits)[number], Condition> = {
  buying: sql<SqlBool>`(i.purchased_quantity < ${enough} and i.distributed_quantity < ${enough}
    and o.cancelled_at is null)`,
  goods: sql<SqlBool>`(i.distributed_quantity < ${enough} and o.cancelled_at is null)`,
};
const isWait = (word: string): word is keyof typeof waits => Object.hasOwn(waits, word);

const person = (ids: unknown) => sql`select id, name from users where id = any(${ids})`;

const linesOfOrders = sql`orders o join order_items i on i.order_id = o.id`;
const findByNumber = (text: string) => {
  const numbered = holdsNumber('o.id', text, orderPrefixes);
  return numbered && [sql`select i.id as key from ${linesOfOrders} where ${numbered}`];
};

export const orderedGoodsSource = defineListSource<OrderedGoods>({
  core: sql`order_items i join orders o on o.id = i.order_id`,
  from: sql`order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id`,
  select: sql`i.id, i.order_id, i.product_id, p.name as product_name, p.image_url, i.quantity,
    i.cancelled_quantity, i.expected_delivery, i.purchased_quantity, i.distributed_quantity,
    ${tolerance} as tolerance, i.updated_at, i.version, o.customer_id, o.sale_id,
    o.cancelled_at is not null as order_cancelled, o.created_at as ordered_at`,
  key: 'i.id',
  access: orderAccess,
  filters: {
    customer_id: 'o.customer_id',
    sale_id: 'o.sale_id',
    /** Of orders that one sells, or one's team. */
    own: ([own], ctx) => (own === 'true' ? ownedBy(ctx, ['o.sale_id']) : sql<SqlBool>`true`),
    waits_for: (words) =>
      sql<SqlBool>`(${sql.join(
        words.map((word) => (isWait(word) ? waits[word] : sql<SqlBool>`false`)),
        sql` or `,
      )})`,
  },
  between: { ordered_at: 'o.created_at' },
  sorts: { ordered_at: 'o.created_at' },
  // by whom is a filter: among five lines an order, names that thousands share are too many to look up
  search: (text) =>
    sql<SqlBool>`(${contains(codeColumn('i.order_id'), text)}
      or (select ${searchProducts(text)} from products p where p.id = i.product_id))`,
  found: {
    q: (text) =>
      findByNumber(text)?.concat(
        findProducts(text).map(
          (keys) => sql`select i.id as key from (${keys}) g join order_items i on i.product_id = g.key`,
        ),
      ),
  },
  includes: {
    customer: belongsTo('customer', 'customer_id', person),
    sale: belongsTo('sale', 'sale_id', person),
  },
  always: tellHowFar,
});
