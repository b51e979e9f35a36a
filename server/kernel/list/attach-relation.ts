import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';

/**
 * Makes an include of "belongs to" kind: reads the related rows once by their ids and sets `field` on each
 * row (null when none).
 *
 * includes: { customer: belongsTo('customer', 'customer_id', sql`select id, name, tel from users where id =
 * any(${ids})`) }
 */
export function belongsTo<Row extends object>(
  field: string,
  foreignKey: keyof Row & string,
  read: (ids: RawBuilder<unknown>) => RawBuilder<unknown>,
) {
  return async (ctx: Context, rows: Row[]): Promise<void> => {
    const ids = [
      ...new Set(rows.map((row) => row[foreignKey]).filter((id) => id !== null && id !== undefined)),
    ];
    const found = new Map<unknown, object>();
    if (ids.length > 0) {
      const { rows: related } = await (read(sql`${ids}`) as RawBuilder<{ id: unknown }>).execute(ctx.db);
      for (const row of related) found.set(row.id, row);
    }
    for (const row of rows) Object.assign(row, { [field]: found.get(row[foreignKey]) ?? null });
  };
}

/**
 * Makes an include of "has many" kind: related rows carry `parent`, the value of `key` of the row they belong
 * to; it is taken off.
 */
export function hasMany<Row extends object>(
  field: string,
  key: keyof Row & string,
  read: (ids: RawBuilder<unknown>, ctx: Context) => RawBuilder<unknown>,
) {
  return async (ctx: Context, rows: Row[]): Promise<void> => {
    const ids = rows.map((row) => row[key]);
    const { rows: related } = await (read(sql`${ids}`, ctx) as RawBuilder<{ parent: unknown }>).execute(
      ctx.db,
    );
    const byParent = Map.groupBy(related, ({ parent }) => parent);
    for (const row of rows)
      Object.assign(row, { [field]: (byParent.get(row[key]) ?? []).map(({ parent: _, ...rest }) => rest) });
  };
}
