import { sql } from 'kysely';

const organizationOf = (order_id: string) =>
  sql<number>`(select organization_id from orders where id = ${order_id})`;

/** What a line knows of its order, which never changes: by it lines are found, counted and sorted. */
export const belongsToOrder = (order_id: string) => ({
  order_id,
  organization_id: organizationOf(order_id),
  order_created_at: sql<string>`(select created_at from orders where id = ${order_id})`,
});

/** Whose an order is, which never changes: by it distributions are found and counted. */
export const whoseOrder = (order_id: string) => ({
  organization_id: organizationOf(order_id),
  customer_id: sql<number>`(select customer_id from orders where id = ${order_id})`,
});
