import { sql } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type {
  availableForSale,
  productStatistics,
} from '@hakobu/contract/product/product/product.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { defineListSource, type Condition, type ListSource } from '#kernel/list/list-source.ts';
import { nameColumns } from '../product/product-of-line.ts';
import { searchProducts } from '../product/product.queries.ts';
import { isOfCompanyInView } from '#kernel/list/row-access.ts';

type Statistic = RowOf<typeof productStatistics>;
type Available = RowOf<typeof availableForSale>;

/**
 * Sums by product for one organization. A function of the context, because the lateral subqueries need the
 * organization's id.
 */
export const statisticSource = ({ organizationId }: Context): ListSource<Statistic> =>
  defineListSource<Statistic>({
    from: sql`products p`,
    joins: sql`left join lateral (select coalesce(sum(i.quantity), 0) as ordered, coalesce(sum(i.distributed_quantity),
      0) as distributed from order_items i join orders o on o.id = i.order_id
      where i.product_id = p.id and o.organization_id = ${organizationId} and o.cancelled_at is null) sold
      on true
    left join lateral (select coalesce(sum(i.quantity), 0) as purchased, coalesce(sum(i.received_quantity),
      0) as received from purchase_items i join purchases u on u.id = i.purchase_id
      where i.product_id = p.id and u.organization_id = ${organizationId} and u.cancelled_at is null) bought
      on true`,
    select: sql`p.id as product_id, ${nameColumns('p')}, sold.ordered, sold.distributed, bought.purchased,
      bought.received`,
    key: 'p.id',
    access: () => undefined,
    filters: { product_id: 'p.id' },
    sorts: { product_id: 'p.id', name: 'p.name' },
    search: searchProducts,
  });

/** Received and unallocated quantities of products for one organization. */
export const availableSource = (
  { organizationId }: Context,
  goods: (column: string) => Condition,
): ListSource<Available> => {
  const left = sql`i.distributed_quantity < i.received_quantity`;
  return defineListSource<Available>({
    // The planner cannot estimate how many lines have unallocated goods, so their purchases are looked up
    // once. The partial index covers both queries: scanning it twice is cheaper than materializing its
    // rows.
    with: sql`mine as materialized (
        select u.id from purchases u
        where u.id = any(array(select distinct i.purchase_id from purchase_items i where ${left}))
          and u.organization_id = ${organizationId}),
      a as materialized (
        select i.product_id as id, sum(i.received_quantity - i.distributed_quantity) as available
        from purchase_items i
        where ${left} and coalesce(i.purchase_id in (select id from mine), false)
          and ${goods('i.product_id')}
        group by i.product_id)`,
    from: sql`a`,
    // looks up the product for rows of the page only; a join would read all products
    joins: sql`cross join lateral (
      select p.id, ${nameColumns('p')}, p.price from products p
      where p.id = a.id offset 0) p`,
    select: sql`a.id as product_id, a.available,
      jsonb_build_object('id', p.id, 'name', p.name, 'name_vi', p.name_vi, 'name_en', p.name_en,
        'name_ja', p.name_ja, 'price', p.price::text) as product,
      '[]'::jsonb as suppliers`,
    key: 'a.id',
    access: () => undefined,
    sorts: { product_id: 'a.id', available: 'a.available' },
    always: hasMany(
      'suppliers',
      'product_id',
      (ids, ctx) =>
        sql`select ps.product_id as parent, s.id, s.name from product_suppliers ps
          join suppliers s on s.id = ps.supplier_id
          where ps.product_id = any(${ids}) and ${isOfCompanyInView(ctx, 's.organization_id')}
          order by ps.created_at`,
    ),
    // both are in every response; clients may still request them by name
    includes: { product: async () => {}, suppliers: async () => {} },
  });
};
