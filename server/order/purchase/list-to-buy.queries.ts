import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { typesWithLines } from '@hakobu/contract/order/order/order-types.ts';
import { progressStatuses } from '@hakobu/contract/order/progress/steps.ts';
import type { toBuyRow } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { anyOf, never } from '#kernel/list/any-of.ts';
import { within } from '#kernel/list/conditions.ts';
import { defineListSource, type Condition, type ListSource } from '#kernel/list/list-source.ts';
import { searchesNumber } from '#kernel/list/search.ts';
import { isProductFound } from '../../product/product/product.queries.ts';
import { banColumns } from '../order/bans.ts';
import { fromStock, unpaid } from '../order/order-lines.ts';
import { tolerance } from '../order/tolerance.ts';
import { lastPriceOf } from './last-prices.ts';
import { productOfLine } from '../../product/product/product-of-line.ts';

export type ToBuyRow = z.output<typeof toBuyRow>;

/** Order types whose lines are products to buy. A lot has a line once it is won. */
const typesOfProducts = sql.join(
  [...typesWithLines('products'), ...typesWithLines('lot')].map((type) => sql.lit(type)),
);

/** Statuses of approved orders whose goods are not all bought. */
const statusesBeforeBought = progressStatuses.slice(
  progressStatuses.indexOf('CompletedApprove'),
  progressStatuses.indexOf('CompletedPurchases'),
);

/** Default supplier of a product of `t`. */
const firstSupplier = (columns: RawBuilder<unknown>) => sql`select ${columns} from product_suppliers ps
  join suppliers s on s.id = ps.supplier_id
  where ps.product_id = t.product_id order by ps.created_at limit 1`;

/** Last purchase price, or else the supplier's price. */
const lastOrListPrice = (paid: RawBuilder<unknown>, listed: RawBuilder<unknown>) =>
  sql`coalesce(${paid}, nullif(${listed}, 0)) as last_price`;

/** Adds last prices to the products of a query. */
const withPrices = (ctx: Context, products: RawBuilder<unknown>) => sql`open as materialized (${products}),
  t as materialized (
    select t.*, ${lastOrListPrice(sql`paid.price`, sql`(${firstSupplier(sql`ps.price`)})`)}
    from open t
    left join last_prices paid
      on paid.product_id = t.product_id collate "C" and paid.organization_id = ${ctx.organizationId})`;

/** Condition on a product of `t`: one of its open lines satisfies another condition. */
const someLine = (holds: Condition): Condition =>
  sql<SqlBool>`exists (select from lines l where l.product_id = t.product_id and l.missing > l.tolerance
    and ${holds})`;

/** Condition on a product of `t`: an open line belongs to an order `n` that satisfies another condition. */
const someLineIn = (holds: Condition): Condition =>
  holds === never
    ? never
    : sql<SqlBool>`t.product_id in (select l.product_id from lines l join open_orders n on n.id = l.order_id
        where l.missing > l.tolerance and ${holds})`;

/**
 * Condition: the default supplier of a product is one of these. The default is looked up only for products
 * that these suppliers sell at all.
 */
const suppliedFirstBy = (ids: readonly string[]): Condition => sql<SqlBool>`(case
  when t.product_id in (select product_id from product_suppliers where supplier_id = any(${ids}::bigint[]))
  then (${firstSupplier(sql`s.id`)}) = any(${ids}::bigint[]) else false end)`;

interface ToBuyOptions {
  /** Filter on the products of all open lines. */
  goods?: (column: string) => Condition;
  /**
   * Whether missing quantities and last prices are computed for all products, which only sorting by them
   * needs.
   */
  summed?: boolean;
  priced?: boolean;
}
const allGoods = () => sql<SqlBool>`true`;

/** Quantities still to buy, grouped by product. `beforePayment` includes orders whose goods are not paid. */
export function toBuySource(
  ctx: Context,
  beforePayment: boolean,
  { goods = allGoods, summed = true, priced = false }: ToBuyOptions = {},
): ListSource<ToBuyRow> {
  const missing = sql`i.quantity - i.cancelled_quantity - i.purchased_quantity - ${fromStock}`;
  const isShort = sql`i.purchased_quantity < i.quantity - i.cancelled_quantity`;
  const products = sql`select product_id${summed ? sql`, sum(missing) as to_buy` : sql``}
        from lines where missing > tolerance group by product_id`;
  return defineListSource<ToBuyRow>({
    // The status finds orders with missing goods by index. The array makes the planner expect few orders;
    // without it, it assumes that a third of all lines are missing goods.
    with: sql`open_orders as materialized (select o.id, o.search_text from orders o
        where o.status_id = any(${statusesBeforeBought}::text[]) and o.organization_id = ${ctx.organizationId}
          and o.type_id in (${typesOfProducts}) and o.approved_at is not null and o.cancelled_at is null
          ${beforePayment ? sql`` : sql`and not (${unpaid})`}),
      lines as materialized (select i.order_id, i.product_id, i.expected_delivery, ${missing} as missing,
          ${tolerance} as tolerance
        from order_items i
        where i.order_id = any(array(select id from open_orders)) and ${isShort}
          and ${goods('i.product_id')}),
      ${priced ? withPrices(ctx, products) : sql`t as materialized (${products})`}`,
    from: sql`t`,
    joins: sql`left join products p on p.id = t.product_id
      left join lateral (${firstSupplier(sql`s.id, s.name, ps.price`)}) s on true
      cross join lateral (
        select jsonb_agg(jsonb_build_object('order_item_id', w.id, 'order_id', w.order_id,
          'customer_name', u.name, 'quantity', w.to_buy::text,
          'most', (w.to_buy + w.tolerance)::text, 'price', w.price::text,
          'tax_percent', w.tax_percent::text, 'discount_tax_per_tax_percent',
          w.discount_tax_per_tax_percent::text, 'expected_delivery', w.expected_delivery)
          order by w.approved_at, w.id) as order_items, sum(w.to_buy) as to_buy
        from (select i.*, o.approved_at, o.customer_id, ${missing} as to_buy,
            ${tolerance} as tolerance
          from order_items i
          join orders o on o.id = i.order_id
          where i.product_id = t.product_id and ${isShort} and i.order_id in (select id from open_orders)
            and ${missing} > ${tolerance}) w
        join users u on u.id = w.customer_id) l
      cross join lateral (
        select k.last_price, round(l.to_buy * k.last_price * (100 + p.tax_percent) / 100) as total
        from (select ${lastOrListPrice(lastPriceOf(ctx, sql`t.product_id`), sql`s.price`)}) k) known`,
    select: sql`t.product_id, ${productOfLine('p')}, s.id as supplier_id,
      s.name as supplier_name, l.to_buy,
      known.last_price, p.tax_percent, known.total - round(l.to_buy * known.last_price) as tax, known.total,
      p.quantity_items_in_box, ${banColumns('p')}, l.order_items`,
    key: 't.product_id',
    access: () => undefined,
    search: (text) =>
      anyOf([isProductFound('t.product_id', text), someLineIn(searchesNumber('n.search_text', text))]),
    filters: {
      supplier_id: suppliedFirstBy,
      order_id: (ids) => someLine(sql`l.order_id = any(${ids}::text[])`),
    },
    between: { expected_delivery: (range) => someLine(within('date', sql`l.expected_delivery`, range)) },
  });
}
