import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { never } from '#kernel/list/any-of.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { searchesNumber } from '#kernel/list/search.ts';

/** Orders a caller may see or change: the own are those one sells, made, or has as their customer. */
export const orderAccess = (ctx: Context): Condition | undefined =>
  rowAccess(ctx, {
    organization: 'o.organization_id',
    owners: ['o.sale_id', 'o.created_by', 'o.customer_id'],
  });

/** Who is told about an order: who sells it, who made it, and whose it is. */
export const peopleOf = (id: string): RawBuilder<unknown> => sql`
    select unnest(array[sale_id, created_by, customer_id]) as id
    from orders
    where id = ${id}`;

/** True where a column is the number of an order, and the number contains a text. */
export const isOrderNumbered = (column: string, text: string): Condition => {
  const numbered = searchesNumber('n.search_text', text);
  return numbered === never
    ? never
    : sql<SqlBool>`${sql.ref(column)} in (select n.id from orders n where ${numbered})`;
};
