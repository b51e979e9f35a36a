// Writes single rows of a table; columns are checked at compile time.
import { sql, type InsertObject, type RawBuilder, type Selectable, type UpdateObject } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { Context } from '../context.ts';
import type { IdOf, OnlyColumns, Table, TableWith } from '../database/tables.ts';
import { heldLocksIfAny } from '../locks/held-locks.ts';
import { rankOf } from '../locks/ranks.ts';
import { Refusal } from '../refusal.ts';

/** Values that a new row of a table needs. */
export type NewRow<T extends Table> = InsertObject<DB, T>;
/** Columns of a row with their new values, or with an SQL expression. */
export type ChangedRow<T extends Table> = UpdateObject<DB, T>;
/** Tables with a `version` column. */
export type VersionedTable = TableWith<'id' | 'version' | 'updated_at'>;

/** Inserts one row and returns its id. Undefined values get the table's defaults. */
export const insertRow = <T extends TableWith<'id'>, Given extends NewRow<T>>(
  ctx: Pick<Context, 'db'>,
  table: T,
  values: OnlyColumns<Given, T>,
): Promise<IdOf<T>> => insertValues<IdOf<T>>(ctx, table, values);

/**
 * Updates the given columns of one row, which the caller has locked, and increments its version. Undefined
 * values stay unchanged.
 */
export const updateRow = <T extends VersionedTable, Given extends ChangedRow<T>>(
  ctx: Pick<Context, 'db'>,
  table: T,
  id: string | number,
  values: OnlyColumns<Given, T>,
): Promise<void> => updateValues(ctx, table, id, values);

/** Rows with a lock rank may be changed only while they are locked. */
function requireHeld(ctx: Pick<Context, 'db'>, table: Table, id: string | number): void {
  const rank = rankOf(table);
  if (rank === undefined || heldLocksIfAny(ctx)?.holds(rank, [id]) !== false) return;
  throw new Error(`${table} ${id} is changed without its lock`);
}

/** Deletes one row, which the caller has locked. */
export async function deleteRow(
  ctx: Pick<Context, 'db'>,
  table: TableWith<'id'>,
  id: string | number,
): Promise<void> {
  requireHeld(ctx, table, id);
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(ctx.db);
}

/** True when a row with these values exists. */
export async function hasRow<T extends Table>(
  { db }: Pick<Context, 'db'>,
  table: T,
  values: Partial<Selectable<DB[T]>>,
): Promise<boolean> {
  const conditions = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** `insertRow` for kernel code whose columns were checked against the table before. */
export async function insertValues<Id extends string | number>(
  ctx: Pick<Context, 'db'>,
  table: TableWith<'id'>,
  values: object,
): Promise<Id> {
  const columns = Object.entries(values).filter(([, value]) => value !== undefined);
  const {
    rows: [row],
  } = await sql<{ id: Id }>`
    insert into ${sql.table(table)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => sql`${value}`))}) returning id`.execute(ctx.db);
  if (row === undefined) throw new Refusal('server_error');
  return row.id;
}

/** `updateRow` for kernel code whose columns were checked against the table before. */
export async function updateValues(
  ctx: Pick<Context, 'db'>,
  table: VersionedTable,
  id: string | number,
  values: object,
): Promise<void> {
  requireHeld(ctx, table, id);
  const set: RawBuilder<unknown>[] = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)}
    set ${sql.join([...set, sql`version = version + 1`, sql`updated_at = now()`])} where id = ${id}`.execute(
    ctx.db,
  );
}

/** The fields of `after` that differ from the row before, with their new values. */
export function differences(before: object, after: object): Record<string, unknown> {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value ?? null) !== JSON.stringify(old.get(name) ?? null),
    ),
  );
}
