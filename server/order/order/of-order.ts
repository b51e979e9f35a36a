import { sql } from 'kysely';

/** What a line knows of its order, which never changes: by it lines are found, counted and sorted. */
export const ofOrder = (order_id: string) => ({
  order_id,
  organization_id: sql<number>`(select organization_id from orders where id = ${order_id})`,
  order_created_at: sql<string>`(select created_at from orders where id = ${order_id})`,
});
