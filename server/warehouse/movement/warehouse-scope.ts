import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { Condition } from '#kernel/list/list-source.ts';

/** The areas of the warehouse that was chosen in the shell; undefined when all were. */
export const areasInScope = ({ warehouseId }: Context): RawBuilder<unknown> | undefined =>
  warehouseId === undefined ? undefined : sql`(select id from areas where organization_id = ${warehouseId})`;

/** Lists of the warehouse service show what is in the chosen warehouse: one of these columns is its area. */
export function inWarehouse(ctx: Context, ...columns: string[]): Condition | undefined {
  const areas = areasInScope(ctx);
  if (areas === undefined) return undefined;
  return sql<SqlBool>`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} in ${areas}`),
    sql` or `,
  )})`;
}

/** The same for boxes, of which some stand there; `box` is the column with their number. */
export function standsInWarehouse(ctx: Context, box: string): Condition | undefined {
  const areas = areasInScope(ctx);
  return (
    areas &&
    sql<SqlBool>`${sql.ref(box)} in (select s.box_id from box_stock s join places p on p.id = s.place_id
      where s.quantity > 0 and p.area_id in ${areas})`
  );
}
