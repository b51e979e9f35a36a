import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { goodsWaits } from '@hakobu/contract/order/order-item/ordered-goods.endpoints.ts';
import { orderPrefixes } from '@hakobu/contract/order/order/order-types.ts';
import type { Context } from '#kernel/context.ts';
import { named } from '#kernel/list/attach-relation.ts';
import {
  both,
  codeColumn,
  contains,
  defineListSource,
  type Condition,
  type ListSource,
  type Told,
} from '#kernel/list/list-source.ts';
import { alternativesOf, anyOf, apart } from '#kernel/list/any-of.ts';
import { isKnownCapped, rememberCapped } from '#kernel/list/capped-totals.ts';
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

const goods: ListSource<OrderedGoods> = {
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
  includes: {
    customer: named('customer', 'customer_id', 'users'),
    sale: named('sale', 'sale_id', 'users'),
  },
  always: tellHowFar,
};

/** Which orders alone are asked for, one condition for each index; undefined where all of the company are. */
function ordersAsked(ctx: Context, { filters }: ListQuery): readonly Condition[] | undefined {
  const asked = Object.entries(whose).map(([field, fits]) =>
    filters[field] === undefined ? undefined : fits(filters[field], ctx),
  );
  // whoever sells an order may see it
  const access = ctx.scope === 'own' && !isOwn(filters) ? orderAccess(ctx)! : undefined;
  if (access !== undefined) return alternativesOf(access).map((one) => both([one, ...asked])!);
  const condition = both(asked);
  return condition && [condition];
}
const isOwn = ({ own }: ListQuery['filters']): boolean => own?.[0] === 'true';

const ofCompany = (ctx: Context) =>
  ctx.scope === 'own' ? undefined : rowAccess(ctx, { organization: 'i.organization_id', owners: [] });
const always = () => sql<SqlBool>`true`;
/** For where it was asked already whose the orders are. */
const anybodys = { customer_id: always, sale_id: always, own: always };

const isBearing = (text: string) => sql<SqlBool>`coalesce(i.product_id in (${productsWith(text)}), false)`;
const productsWith = (text: string) => sql`${findProducts(text)[0]}`;
// products are looked up once: as a join they would be asked for line by line
const bears = (text: string) =>
  sql<SqlBool>`(${isBearing(text)}
    or ${numbered('i.order_id', text) ?? contains(codeColumn('i.order_id'), text)})`;

/** The same lines from what they know of their orders: indexes of them tell all that is asked. */
const lines: ListSource<OrderedGoods> = {
  ...goods,
  core: sql`order_items i`,
  access: ofCompany,
  filters: anybodys,
  between: { ordered_at: 'i.order_created_at' },
  sorts: { ordered_at: 'i.order_created_at' },
  search: bears,
  told: async (_ctx, { q }) => (q === undefined ? undefined : tellLines(q)),
};

/** Lines that bear a text, by their products and by the numbers of their orders. */
function tellLines(text: string): Told<OrderedGoods> {
  const ofProducts = sql<SqlBool>`i.product_id = any(array(${productsWith(text)}))`;
  const fits = numbered('o.id', text);
  const ofOrders =
    fits &&
    sql<SqlBool>`(i.order_id = any(array(select o.id from orders o where ${fits}))
      and not ${isBearing(text)})`;
  return {
    source: lines,
    ways: ofOrders === undefined ? [ofProducts] : [ofProducts, ofOrders],
    whole: ofOrders !== undefined,
  };
}

/**
 * The same of some orders. A join tells whose the lines are sooner than looking each one up, and by the
 * moment of the order, which a line keeps, sooner than by its number.
 */
function tellLinesOf(text: string, asked: readonly Condition[]): Told<OrderedGoods> {
  const orders = keysOf(apart(asked), sql`o.id, o.created_at`);
  const bearing = sql`(select ${told} from order_items i
    where i.product_id = any(array(${productsWith(text)})) offset 0) i`;
  const same = sql`o.created_at = i.order_created_at and (o.id = i.order_id) is true`;
  // three or four digits stand in many numbers: they are asked as they are, not in lower case, and of all
  // those orders on the one way past them
  if (/^\d{3,4}$/.test(text)) {
    const fits = sql<SqlBool>`o.id like ${sql.lit(`%${text}%`)}`;
    const given = sql`met as materialized (
      select o.id as met_order, ${fits} as met_number, i.* from (${orders}) o left join ${bearing} on ${same}
      where i.id is not null or ${fits})`;
    const numbers = sql`select met_order from met where met_number`;
    const core = sql`(select ${told} from met i where i.id is not null
      union all ${linesNumbered(text, numbers)}) i`;
    return { source: { ...lines, given, core }, ways: [always()], whole: true };
  }
  const fits = numbered('o.id', text);
  const ofProducts = sql`select i.* from ${bearing} join (${orders}) o on ${same}`;
  const ofOrders = fits && linesNumbered(text, keysOf(apart(asked).map((one) => both([one, fits])!)));
  const core = sql`(${ofProducts}${ofOrders === undefined ? sql`` : sql` union all ${ofOrders}`}) i`;
  return { source: { ...lines, core }, ways: [always()], whole: ofOrders !== undefined };
}

/** Lines of the orders that bear a text in their numbers, but those that bear it in their products. */
const linesNumbered = (text: string, orders: RawBuilder<unknown>) => sql`select ${told} from order_items i
  where i.order_id = any(array(${orders})) and not ${isBearing(text)}`;

/** What indexes of lines tell of them. */
const told = sql`i.id, i.order_id, i.product_id, i.organization_id, i.order_created_at`;
const keysOf = (conditions: readonly Condition[], columns = sql`o.id`) =>
  sql.join(
    conditions.map((one) => sql`select ${columns} from orders o where ${one}`),
    sql` union all `,
  );

/** All lines of so many orders are read as soon as those of one product. */
const ORDERS_TO_A_PRODUCT = 7;
/** More orders are not counted: those of a business in months. */
const MOST_ORDERS = 100_000;
const MOST_PRODUCTS = MOST_ORDERS / 5;
const linesOf = sql`cross join lateral (
  select id, order_id, product_id, organization_id from order_items where order_id = o.id offset 0) i`;

/** Lines of some orders, which are walked order by order. */
const linesOfSome = (asked: readonly Condition[]): ListSource<OrderedGoods> => ({
  ...goods,
  core: sql`orders o ${linesOf}`,
  // several reaches are one's own, whatever the company
  access: (ctx) => (asked.length > 1 ? anyOf(asked) : both([ofCompany(ctx), asked[0]])),
  filters: anybodys,
  search: bears,
  told: async (ctx, { q }) => (q === undefined ? undefined : tellSome(ctx, q, asked)),
});

/** By the orders, or by what bears the text, whichever has fewer lines. */
async function tellSome(ctx: Context, text: string, asked: readonly Condition[]) {
  const someOf = (most: RawBuilder<unknown>) =>
    asked.map((one) => sql`(select o.id, o.created_at from orders o where ${one} limit ${most})`);
  // more orders than those products outweigh need not be counted
  const enoughOrders = sql`(select least(${sql.lit(MOST_ORDERS)}, count * ${sql.lit(ORDERS_TO_A_PRODUCT)} + 1)
    from bearing)`;
  const counted = sql<{ orders: number; products: number }>`with bearing as materialized (
      select count(*) from (${productsWith(text)} limit ${sql.lit(MOST_PRODUCTS)}) as products)
    select (select count(*) from (${sql.join(someOf(enoughOrders), sql` union all `)}) as asked) as orders,
      (select count from bearing) as products`.compile(ctx.db);
  // either way answers the same, so that it may be remembered which is the sooner one
  const question = JSON.stringify([counted.sql, counted.parameters]);
  if (isKnownCapped(question)) return tellLinesOf(text, asked);
  const { orders, products } = (await ctx.db.executeQuery(counted)).rows[0]!;
  if (orders >= MOST_ORDERS || orders > products * ORDERS_TO_A_PRODUCT) {
    rememberCapped(question);
    return tellLinesOf(text, asked);
  }
  const core = sql`(${sql.join(someOf(sql.lit(MOST_ORDERS)), sql` union `)}) o ${linesOf}`;
  const source = { ...goods, core, access: ofCompany, filters: anybodys };
  return { source, ways: [bears(text)], whole: true };
}

export const orderedGoodsSource = defineListSource<OrderedGoods>({
  ...goods,
  instead: (ctx, query) => {
    const { filters } = query;
    // what a line waits for stands in the line and its order
    if (filters.waits_for !== undefined) return undefined;
    const asked = ordersAsked(ctx, query);
    if (asked === undefined) return lines;
    const narrowed = [filters.id, filters.order_id, filters.product_id].some((one) => one !== undefined);
    return narrowed ? undefined : linesOfSome(asked);
  },
});
