import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { never } from '#kernel/list/any-of.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { searchesNumber } from '#kernel/list/search.ts';

/** Row access to orders. Own orders are those that the caller sells, created, or has as their customer. */
export const orderAccess = (ctx: Context): Condition | undefined =>
  rowAccess(ctx, {
    organization: 'o.organization_id',
    owners: ['o.sale_id', 'o.created_by', 'o.customer_id'],
  });

/** Users to notify about an order: its salesperson, creator and customer. */
export const peopleOf = (id: string): RawBuilder<unknown> => sql`
    select unnest(array[sale_id, created_by, customer_id]) as id
    from orders
    where id = ${id}`;

/** Condition: a column is an order number that contains a text. */
export const isOrderNumbered = (column: string, text: string): Condition => {
  const numbered = searchesNumber('n.search_text', text);
  return numbered === never
    ? never
    : sql<SqlBool>`${sql.ref(column)} in (select n.id from orders n where ${numbered})`;
};
