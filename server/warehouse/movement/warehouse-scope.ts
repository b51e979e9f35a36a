import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { Condition } from '#kernel/list/list-source.ts';

/** Areas of the warehouse chosen in the interface; undefined for all. */
export const areasInScope = ({ warehouseId }: Context): RawBuilder<unknown> | undefined =>
  warehouseId === undefined ? undefined : sql`(select id from areas where organization_id = ${warehouseId})`;

/** Limits lists of the warehouse service to the chosen warehouse by the areas in these columns. */
export function inWarehouse(ctx: Context, ...columns: string[]): Condition | undefined {
  const areas = areasInScope(ctx);
  if (areas === undefined) return undefined;
  return sql<SqlBool>`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} in ${areas}`),
    sql` or `,
  )})`;
}

/** The same for boxes with stock in the warehouse; `box` is the column with their id. */
export function standsInWarehouse(ctx: Context, box: string): Condition | undefined {
  const areas = areasInScope(ctx);
  return (
    areas &&
    sql<SqlBool>`${sql.ref(box)} in (select s.box_id from box_stock s join places p on p.id = s.place_id
      where s.quantity > 0 and p.area_id in ${areas})`
  );
}
