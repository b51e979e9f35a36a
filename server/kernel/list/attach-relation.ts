import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import type { TableWith } from '../database/tables.ts';

type Read = (ids: RawBuilder<unknown>, ctx: Context) => RawBuilder<unknown>;

/** Loads related data for the rows of a page and sets it on each row. */
export interface Include<Row> {
  (ctx: Context, rows: Row[]): Promise<void>;
  /** The field used as key, if the data of a single row can be loaded in parallel with the row. */
  readonly byKey?: string;
  /** The related row as JSON, if the page's own statement can select it. */
  readonly embedded?: { field: string; related: RawBuilder<unknown> };
}

/**
 * Makes a "belongs to" include: loads related rows once by their ids and sets `field` on each row (null if
 * none). Related columns are texts and integers, since they travel as JSON with a page. Example:
 *
 *     belongsTo('customer', 'customer_id', (ids) => sql`select id, name, tel from users where id = any(${ids})`)
 */
export function belongsTo<Row extends object>(
  field: string,
  foreignKey: keyof Row & string,
  read: (ids: RawBuilder<unknown>) => RawBuilder<unknown>,
): Include<Row> {
  const include = async (ctx: Context, rows: Row[]): Promise<void> => {
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
  const one = read(sql`array[${sql.ref(`page.${foreignKey}`)}]`);
  return Object.assign(include, {
    embedded: { field, related: sql`(select row_to_json(related) from (${one}) related)` },
  });
}

/** The same for relations with id and name only. */
export const named = <Row extends object>(
  field: string,
  foreignKey: keyof Row & string,
  table: TableWith<'id' | 'name'>,
): Include<Row> =>
  belongsTo(field, foreignKey, (ids) => sql`select id, name from ${sql.table(table)} where id = any(${ids})`);

/**
 * Makes a "has many" include: related rows have `parent`, the value of `key` of their row, which is removed.
 */
export function hasMany<Row extends object>(
  field: string,
  key: keyof Row & string,
  read: Read,
): Include<Row> {
  const include = async (ctx: Context, rows: Row[]): Promise<void> => {
    const ids = rows.map((row) => row[key]);
    const { rows: related } = await (read(idsOf(ids), ctx) as RawBuilder<{ parent: unknown }>).execute(
      ctx.db,
    );
    const byParent = Map.groupBy(related, ({ parent }) => String(parent));
    for (const row of rows)
      Object.assign(row, {
        [field]: (byParent.get(String(row[key])) ?? []).map(({ parent: _, ...rest }) => rest),
      });
  };
  return Object.assign(include, { byKey: key });
}

/** Ids as an array. For a single id the planner gets a scalar, so that it does not plan for many. */
function idsOf(ids: readonly unknown[]): RawBuilder<unknown> {
  const [id] = ids;
  if (ids.length !== 1) return sql`${ids}`;
  return typeof id === 'number' ? sql`array[${id}::bigint]` : sql`array[${id}::text]`;
}
