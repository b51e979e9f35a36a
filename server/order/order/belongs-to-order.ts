import { sql } from 'kysely';

const organizationOf = (order_id: string) =>
  sql<number>`(select organization_id from orders where id = ${order_id})`;

/**
 * Columns of the order that are copied to its lines. They never change, so lists of lines filter, count and
 * sort by them without a join.
 */
export const belongsToOrder = (order_id: string) => ({
  order_id,
  organization_id: organizationOf(order_id),
  order_created_at: sql<string>`(select created_at from orders where id = ${order_id})`,
});

/**
 * Owner columns of an order that are copied to its distributions. They never change, so lists filter and
 * count by them without a join.
 */
export const whoseOrder = (order_id: string) => ({
  organization_id: organizationOf(order_id),
  customer_id: sql<number>`(select customer_id from orders where id = ${order_id})`,
});
