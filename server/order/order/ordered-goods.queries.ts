import { sql, type SqlBool } from 'kysely';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { goodsWaits } from '@hakobu/contract/order/order-item/ordered-goods.endpoints.ts';
import { orderPrefixes } from '@hakobu/contract/order/order/order-types.ts';
import type { Context } from '#kernel/context.ts';
import { belongsTo } from '#kernel/list/attach-relation.ts';
import {
  both,
  codeColumn,
  contains,
  defineListSource,
  type Condition,
  type ListSource,
} from '#kernel/list/list-source.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
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
const numbered = (column: string, text: string) => holdsNumber(column, text, orderPrefixes);
const findByNumber = (text: string) => {
  const fits = numbered('o.id', text);
  return fits && [sql`select i.id as key from ${linesOfOrders} where ${fits}`];
};

/** What one asks of whose orders they are. */
const whose = {
  /** Of orders that one sells, or one's team. */
  own: ([own]: string[], ctx: Context) => (own === 'true' ? ownedBy(ctx, ['o.sale_id']) : undefined),
  customer_id: (ids: string[]) => sql<SqlBool>`o.customer_id = any(${ids}::bigint[])`,
  sale_id: (ids: string[]) => sql<SqlBool>`o.sale_id = any(${ids}::bigint[])`,
};

export const orderedGoodsSource: ListSource<OrderedGoods> = defineListSource<OrderedGoods>({
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
    own: (words, ctx) => whose.own(words, ctx) ?? sql<SqlBool>`true`,
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
  instead: (ctx, query) => {
    // what a line waits for stands in the line and its order
    if (query.filters.waits_for !== undefined) return undefined;
    if (ordersAsked(ctx, query) === undefined) return lines;
    return query.q === undefined ? undefined : linesOfOwn;
  },
  includes: {
    customer: belongsTo('customer', 'customer_id', person),
    sale: belongsTo('sale', 'sale_id', person),
  },
  always: tellHowFar,
});

/** Which orders alone are asked for; undefined where all of the organization are. */
const ordersAsked = (ctx: Context, { filters }: ListQuery): Condition | undefined =>
  both([
    ctx.scope === 'own' ? orderAccess(ctx) : undefined,
    ...Object.entries(whose).map(([field, fits]) =>
      filters[field] === undefined ? undefined : fits(filters[field], ctx),
    ),
  ]);

// Conditions are functions of the line alone below, and looked up once: as joins they would be asked for line by
// line, and the first of a few would be guessed to be met soon.
const inOrders = (fits: Condition) =>
  sql<SqlBool>`coalesce(i.order_id in (select o.id from orders o where ${fits}), false)`;
const isBearing = (text: string) => sql<SqlBool>`coalesce(i.product_id in (${findProducts(text)[0]}), false)`;
const bears = (text: string) =>
  sql<SqlBool>`(${isBearing(text)}
    or ${numbered('i.order_id', text) ?? contains(codeColumn('i.order_id'), text)})`;

/** The same lines from what they know of their orders: two indexes tell them, and nothing else is read. */
const lines: ListSource<OrderedGoods> = {
  ...orderedGoodsSource,
  core: sql`order_items i`,
  access: (ctx) =>
    ctx.scope === 'own'
      ? inOrders(orderAccess(ctx)!)
      : rowAccess(ctx, { organization: 'i.organization_id', owners: [] }),
  filters: {
    customer_id: (ids) => inOrders(whose.customer_id(ids)),
    sale_id: (ids) => inOrders(whose.sale_id(ids)),
    own: (words, ctx) => {
      const fits = whose.own(words, ctx);
      return fits === undefined ? sql<SqlBool>`true` : inOrders(fits);
    },
  },
  between: { ordered_at: 'i.ordered_at' },
  sorts: { ordered_at: 'i.ordered_at' },
  search: bears,
  told: async (_ctx, { q }) => (q === undefined ? undefined : tellLines(q)),
};

/** Lines that bear a text, by their products and by the numbers of their orders. */
function tellLines(text: string) {
  const ofProducts = sql<SqlBool>`i.product_id = any(array(${findProducts(text)[0]}))`;
  const fits = numbered('o.id', text);
  const ofOrders =
    fits &&
    sql<SqlBool>`(i.order_id = any(array(select o.id from orders o where ${fits})) and not ${isBearing(text)})`;
  return {
    source: lines,
    ways: ofOrders === undefined ? [ofProducts] : [ofProducts, ofOrders],
    whole: ofOrders !== undefined,
  };
}

/** Of so many orders all lines are read sooner than those of all orders that bear a text. */
const FEW_ORDERS = 12_000;

/** Lines of some orders, which are walked by their orders. */
const linesOfOwn: ListSource<OrderedGoods> = {
  ...orderedGoodsSource,
  core: sql`orders o cross join lateral (
    select id, order_id, product_id from order_items where order_id = o.id offset 0) i`,
  search: bears,
  told: async (ctx, query) => {
    const text = query.q!;
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select from orders o where ${ordersAsked(ctx, query)!} limit ${sql.lit(FEW_ORDERS + 1)}) as asked`.execute(
      ctx.db,
    );
    if (rows[0]!.count > FEW_ORDERS) return tellLines(text);
    return { source: linesOfOwn, ways: [bears(text)], whole: true };
  },
};
