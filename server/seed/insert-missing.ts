import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../db/types.ts';
import type { OnlyColumns, Table, TableWith } from '../kernel/database/tables.ts';

/** Rows of a table in the form of the source. */
export type Seed = readonly [table: Table, rows: readonly object[]];

/** Rows in the form of the table's columns. */
export const seedOf = <T extends Table, Row extends Insertable<DB[T]>>(
  table: T,
  rows: readonly OnlyColumns<Row, T>[],
): Seed => [table, rows];

/** Inserts missing rows. Existing ones stay, because people may have changed them. */
export async function insertMissing(client: pg.Client, table: Table, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ');
  await client.query(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)
      on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Moves the table's id sequence beyond the seeded ids. */
export async function raiseIdCounter(client: pg.Client, table: TableWith<'id'>): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence($1, 'id'), greatest((select max(id)
      from ${table}), (select last_value from ${table}_id_seq)))`,
    [table],
  );
}
